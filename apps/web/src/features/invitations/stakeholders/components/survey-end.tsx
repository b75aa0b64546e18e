import type { RoleSurvey } from '@quint/contract/roles/stakeholders.ts';
import { TRAITS, type Trait } from '@quint/psychometrics/types.ts';
import { useTranslation } from 'react-i18next';
import { RangeTrack } from '#features/roles/roles/components/range-strip.tsx';
import { TraitName } from '#features/roles/roles/components/trait-name.tsx';
import { StageHeading } from '#features/survey/survey/components/stage-heading.tsx';

type OwnRange = NonNullable<NonNullable<RoleSurvey['ranges']>[Trait]>;

/** A range with its middle beyond these leans to one pole. */
const LOW_MIDDLE = 4;
const HIGH_MIDDLE = 6;

interface SurveyEndProps {
  readonly survey: RoleSurvey;
  /** Takes the focus after the answers were submitted on this page. */
  readonly focus: boolean;
}

/** The page after submitting: the own ranges in words. */
export function SurveyEnd({ survey, focus }: SurveyEndProps) {
  const { t } = useTranslation('role-survey');
  const ranges = survey.ranges ?? {};
  const isEmpty = Object.keys(ranges).length === 0;
  const values = { role: survey.role?.name ?? '', workspace: survey.workspace ?? '' };
  return (
    <div className="flex flex-col gap-7">
      <div className="flex flex-col gap-2">
        <StageHeading focus={focus}>{t('end.title')}</StageHeading>
        <p className="text-md text-pretty text-second">{t(isEmpty ? 'end.none' : 'end.lead', values)}</p>
      </div>
      {!isEmpty && (
        <ul className="flex flex-col gap-5">
          {TRAITS.map((trait) => (
            <li key={trait}>
              <OwnRangeLine trait={trait} range={ranges[trait]} />
            </li>
          ))}
        </ul>
      )}
      <p className="text-third">{t('end.close')}</p>
    </div>
  );
}

interface OwnRangeLineProps {
  readonly trait: Trait;
  readonly range: OwnRange | undefined;
}

function OwnRangeLine({ trait, range }: OwnRangeLineProps) {
  const { t } = useTranslation('role-survey');
  const meaning = useMeaning(trait);
  return (
    <div className="flex flex-col gap-1.5">
      <span className="flex items-baseline justify-between gap-3">
        <TraitName trait={trait} />
        {range !== undefined && <span className="font-semibold tabular-nums">{t('end.range', range)}</span>}
      </span>
      {range !== undefined && <RangeTrack trait={trait} range={{ ...range, weight: 1 }} />}
      <span className="text-pretty text-second">
        {range === undefined ? t('end.noTrait') : meaning(range)}
      </span>
    </div>
  );
}

/** The meaning of a range of a trait, in words. */
function useMeaning(trait: Trait): (range: OwnRange) => string {
  const { t } = useTranslation('role-survey');
  const { t: personality } = useTranslation('personality');
  const left = personality(`traits.${trait}.left`);
  const right = personality(`traits.${trait}.right`);
  return ({ min, max }) => {
    const middle = (min + max) / 2;
    if (middle < LOW_MIDDLE) return t('end.low', { pole: left });
    if (middle > HIGH_MIDDLE) return t('end.high', { pole: right });
    return t('end.middle', { left, right });
  };
}
