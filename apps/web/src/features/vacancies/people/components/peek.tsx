import type { Vacancy, VacancyPerson } from '@quint/contract/vacancies/people.ts';
import { INSTRUMENT_VERSION, TRAITS, type Trait } from '@quint/psychometrics/types.ts';
import { hasRequirement } from '@quint/psychometrics/ranges.ts';
import {
  barOf,
  drawnOf,
  rangePositionOf,
  SCALE_HIGH,
  SCALE_LOW,
} from '@quint/psychometrics/range-position.ts';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BandWord, FitLine } from '#features/base/fit/components/fit-line.tsx';
import { cx } from '#lib/class-names.ts';
import { useTraitLabels } from '#lib/trait-labels.ts';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/link.tsx';
import { TRAIT_FILL } from '#ui/trait-fill.ts';
import { PeekQuestions } from './peek-questions.tsx';
import { usePersonOpened } from '../use-person-opened.ts';
import { useWhereText } from './row-texts.tsx';

interface PeekProps {
  readonly vacancy: Vacancy;
  readonly person: VacancyPerson;
  /** The verb of the row, as a button. */
  readonly verb: ReactNode;
  readonly onClose: () => void;
}

const STANINE_KEY = { O: 'o', C: 'c', E: 'e', A: 'a', ES: 'es' } as const;
const share = (value: number) => ((value - SCALE_LOW) / (SCALE_HIGH - SCALE_LOW)) * 100;

/** Where a person lies within the range of a trait; undefined without a result or a requirement. */
function positionIn(vacancy: Vacancy, { fit }: VacancyPerson, trait: Trait) {
  const position = fit?.positions[trait];
  const range = vacancy.ranges[trait];
  if (fit === null || position === null || position === undefined || !hasRequirement(range)) return undefined;
  const basis = { instrument: INSTRUMENT_VERSION, alphas: fit.alphas ?? undefined };
  return rangePositionOf(
    { stanine: fit[STANINE_KEY[trait]], ...barOf(trait, (position - 5) / 2, basis) },
    range,
  );
}

/** One trait: the range of the role as a band, the point with its bar, and where it lies in words. */
function TraitRow({
  vacancy,
  person,
  trait,
}: Pick<PeekProps, 'vacancy' | 'person'> & { readonly trait: Trait }) {
  const { t } = useTranslation('vacancy');
  const labels = useTraitLabels();
  const { fit } = person;
  const position = fit?.positions[trait];
  if (fit === null || position === null || position === undefined) return null;
  const z = (position - 5) / 2;
  const basis = { instrument: INSTRUMENT_VERSION, alphas: fit.alphas ?? undefined };
  const barPosition = drawnOf(trait, z, basis);
  const range = vacancy.ranges[trait];
  const place = positionIn(vacancy, person, trait);
  const side = place?.side === 'above' ? 'above' : 'below';
  return (
    <li className="flex flex-col gap-1 border-t border-line py-2">
      <span className="flex justify-between gap-3 text-sm">
        <span>{labels.one(trait).trait}</span>
        {place !== undefined && (
          <span className={cx('text-second', place.kind === 'outside' && 'font-semibold text-ink')}>
            {place.kind === 'outside' ? t(`peek.place.${side}`) : t(`peek.place.${place.kind}`)}
          </span>
        )}
      </span>
      <span aria-hidden="true" className="relative block h-3 forced-color-adjust-none">
        <span className="absolute inset-x-0 top-1/2 h-1 -translate-y-1/2 rounded-full bg-mute" />
        {place !== undefined && (
          <span
            className="absolute inset-y-0 rounded-sm bg-lila-soft"
            style={{
              left: `${share(range.min - 0.5)}%`,
              width: `${((range.max - range.min + 1) / 9) * 100}%`,
            }}
          />
        )}
        <span
          className={cx('absolute top-1/2 h-1 -translate-y-1/2 rounded-full opacity-50', TRAIT_FILL[trait])}
          style={{
            left: `${share(barPosition.low)}%`,
            width: `${share(barPosition.high) - share(barPosition.low)}%`,
          }}
        />
        <span
          className={cx('absolute top-1/2 size-2.5 -translate-1/2 rounded-full', TRAIT_FILL[trait])}
          style={{ left: `${share(barPosition.position)}%` }}
        />
      </span>
    </li>
  );
}

/** A preview of a person beside the list: fit, traits, where to ask, and the verb. Arrows lead to the next person. */
export function Peek({ vacancy, person, verb, onClose }: PeekProps) {
  const { t } = useTranslation('vacancy');
  const { t: common } = useTranslation();
  const formatWhere = useWhereText();
  const { fit } = person;
  const deeperTraits = new Set(
    TRAITS.filter((trait) => (positionIn(vacancy, person, trait)?.kind ?? 'inside') !== 'inside'),
  );
  usePersonOpened(vacancy.id, person);
  return (
    <aside
      data-beside
      aria-label={t('peek.label', { name: person.name })}
      className="fixed top-0 right-0 bottom-0 z-30 flex w-[min(380px,100vw)] flex-col gap-4 overflow-y-auto border-l border-line bg-raised p-6 shadow-soft print:hidden"
    >
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1" aria-live="polite">
          <h2 translate="no" className="text-md font-semibold wrap-anywhere">
            {person.name}
          </h2>
          <p className="text-second">{formatWhere(person)}</p>
          {vacancy.is_run_by_reader && (
            <TextLink
              to="/roles/$roleId/talents/$talentId"
              params={{ roleId: vacancy.id, talentId: person.id }}
              className="finger inline-block"
            >
              {t('peek.full')}
            </TextLink>
          )}
        </div>
        <Button kind="icon" size="sm" aria-label={common('action.close')} onPress={onClose}>
          <X aria-hidden="true" className="size-4" />
        </Button>
      </div>
      {fit !== null && fit.score !== null && (
        <div className="flex flex-col gap-2">
          <BandWord fit={fit} />
          <FitLine fit={fit} size="full" />
        </div>
      )}
      {fit !== null && (
        <ul>
          {TRAITS.map((trait) => (
            <TraitRow key={trait} vacancy={vacancy} person={person} trait={trait} />
          ))}
        </ul>
      )}
      {verb}
      {vacancy.is_run_by_reader && fit !== null && (
        <PeekQuestions roleId={vacancy.id} deeperTraits={deeperTraits} />
      )}
    </aside>
  );
}
