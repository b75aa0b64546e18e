import type { Vacancy } from '@quint/contract/vacancies/people.ts';
import { MOST_CHOSEN } from '@quint/domain/vacancies/chosen-people.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isFiltered, type MustHavesChoice } from '#features/vacancies/must-haves/model/filter.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { NumberField } from '#ui/number-field.tsx';
import type { Ways } from '../api.ts';
import { FIRST_NUMBER, useWayChoice, type WayChoice } from '../use-way-choice.ts';
import { MustHavesWay } from './must-haves-way.tsx';
import { NarrowingChoice } from './narrowing-choice.tsx';
import { WayRow } from './way-row.tsx';

interface WaysFormProps {
  readonly vacancy: Vacancy;
  readonly ways: Ways;
  readonly mustHaves: MustHavesChoice | undefined;
}

interface CountedWayProps {
  readonly way: 'first' | 'draw';
  readonly title: string;
  readonly text: string;
  readonly group: string;
  readonly tiedCount: number;
  readonly choice: WayChoice;
}

/** A way that takes a chosen number of people. */
function CountedWay({ way, title, text, group, tiedCount, choice }: CountedWayProps) {
  const { t } = useTranslation('ways');
  return (
    <WayRow
      way={way}
      group={group}
      isOpen={choice.way === way}
      title={title}
      text={text}
      onOpen={choice.setWay}
      before={tiedCount}
      after={Math.min(choice.numbers[way], tiedCount)}
    >
      <div className="w-40">
        <NumberField
          label={t('number')}
          value={choice.numbers[way]}
          min={1}
          max={MOST_CHOSEN}
          onChange={(value) => choice.setNumber(way, Number.isNaN(value) ? FIRST_NUMBER[way] : value)}
        />
      </div>
    </WayRow>
  );
}

/** The button that goes the chosen way, and what happens with the others. */
function GoLine({ choice }: { readonly choice: WayChoice }) {
  const { t } = useTranslation('ways');
  const { way, span, numbers, excludedCount } = choice;
  const range = span === undefined ? '' : `${span.min}–${span.max}`;
  const label =
    way === 'narrow'
      ? t('narrow.go', { range })
      : way === 'must'
        ? t('must.go')
        : t(`${way}.go`, { count: numbers[way] });
  const hasSteps = way === 'narrow' || way === 'must';
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4">
      <Button kind="primary-lila" isLoading={choice.isSaving} onPress={choice.go}>
        {label}
      </Button>
      {excludedCount !== undefined && (
        <p className="min-w-0 flex-1 basis-64 text-pretty text-second">
          {t('rest', { count: excludedCount })} {hasSteps && t('steps')}
        </p>
      )}
    </div>
  );
}

/** The ways from many people too close to call to a few, one of them chosen. */
export function WaysForm({ vacancy, ways, mustHaves }: WaysFormProps) {
  const { t } = useTranslation('ways');
  const group = useId();
  const choice = useWayChoice(vacancy, { ways, mustHaves });
  const { way, setWay, span, numbers } = choice;
  const [first] = ways.narrowings;
  const isMust = isFiltered(mustHaves);
  const rowProps = { group, tiedCount: ways.tied, choice };
  return (
    <>
      <ul role="radiogroup" aria-label={t('label')}>
        {first !== undefined && (
          <WayRow
            way="narrow"
            group={group}
            isOpen={way === 'narrow'}
            title={t('narrow.title')}
            text={t('narrow.text')}
            onOpen={setWay}
            before={ways.tied}
            after={choice.narrowedCount}
          >
            <NarrowingChoice
              vacancy={vacancy}
              ways={ways}
              span={span ?? first}
              isMust={isMust}
              onSpan={choice.setSpan}
              onEffect={choice.setNarrowedCount}
            />
          </WayRow>
        )}
        {mustHaves !== undefined && !isMust && (
          <MustHavesWay roleId={vacancy.id} mustHaves={mustHaves} {...rowProps} />
        )}
        <CountedWay
          way="first"
          title={t('first.title')}
          text={t('first.text', { count: numbers.first })}
          {...rowProps}
        />
        <CountedWay
          way="draw"
          title={t('draw.title', { count: numbers.draw })}
          text={t('draw.text')}
          {...rowProps}
        />
      </ul>
      {choice.needsReason && (
        <div className="max-w-xl pb-4">
          <TextField
            label={t(way === 'draw' ? 'draw.reason' : 'narrow.reason')}
            value={choice.reason}
            maxLength={280}
            error={choice.isReasonMissing ? t('reasonMissing') : undefined}
            onChange={choice.setReason}
          />
        </div>
      )}
      <GoLine choice={choice} />
    </>
  );
}
