import type { Vacancy } from '@quint/contract/vacancies/people.ts';
import { MOST_CHOSEN } from '@quint/contract/vacancies/ways.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GroupSure, HowSureButton, HowSurePanel } from '#features/base/fit/components/how-sure.tsx';
import { cx } from '#lib/class-names.ts';
import { useFormat } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { NotLoadedNotice } from '#ui/empty-states.tsx';
import { TextField } from '#ui/field.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { waysQuery, type Span, type Ways } from '../api.ts';
import { useWays } from '../use-ways.ts';
import { NarrowingChoice } from './narrowing-choice.tsx';

type Way = 'narrow' | 'first' | 'draw';
const FIRST_NUMBER = { first: 50, draw: 20 } as const;

interface EffectProps {
  readonly before: number;
  readonly after: number | undefined;
}

/** How many people a way leaves, as numbers and as a bar. */
function Effect({ before, after }: EffectProps) {
  const { t } = useTranslation('ways');
  const format = useFormat();
  if (after === undefined) return null;
  return (
    <span className="flex items-center gap-3 whitespace-nowrap tabular-nums">
      <span aria-hidden="true" className="block h-1.5 w-28 rounded-full bg-mute max-md:hidden">
        <span className="block h-1.5 rounded-full bg-lila" style={{ width: `${(after / before) * 100}%` }} />
      </span>
      <span className="sr-only">{t('effect', { before, after })}</span>
      <span aria-hidden="true" className="flex items-center gap-2 text-second">
        {format.number(before)}
        <ArrowRight className="size-4" />
        <strong className="font-semibold text-ink">{format.number(after)}</strong>
      </span>
    </span>
  );
}

interface WayRowProps extends EffectProps {
  readonly way: Way;
  readonly group: string;
  readonly isOpen: boolean;
  readonly title: string;
  readonly text: string;
  readonly onOpen: (way: Way) => void;
  readonly children?: ReactNode;
}

function WayRow({ way, group, isOpen, title, text, onOpen, before, after, children }: WayRowProps) {
  const id = useId();
  return (
    <li className="border-t border-line py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="flex min-w-0 flex-1 basis-72 items-start gap-3">
          <input
            id={id}
            type="radio"
            name={group}
            checked={isOpen}
            onChange={() => onOpen(way)}
            aria-describedby={`${id}-text`}
            className="mt-0.5 size-4 shrink-0 cursor-pointer accent-lila"
          />
          <div className="min-w-0">
            <label htmlFor={id} className="block cursor-pointer font-semibold">
              {title}
            </label>
            <p id={`${id}-text`} className="text-pretty text-second">
              {text}
            </p>
          </div>
        </div>
        <Effect before={before} after={after} />
      </div>
      {isOpen && children !== undefined && <div className="pt-4 pl-7 max-md:pl-0">{children}</div>}
    </li>
  );
}

interface WaysFormProps {
  readonly vacancy: Vacancy;
  readonly ways: Ways;
}

function WaysForm({ vacancy, ways }: WaysFormProps) {
  const { t } = useTranslation('ways');
  const group = useId();
  const [first] = ways.narrowings;
  const [way, setWay] = useState<Way>(first === undefined ? 'draw' : 'narrow');
  const [span, setSpan] = useState<Span | undefined>(first);
  const [after, setAfter] = useState<number | undefined>(first?.tied);
  const [numbers, setNumbers] = useState<Readonly<Record<'first' | 'draw', number>>>(FIRST_NUMBER);
  const [reason, setReason] = useState('');
  const { isSaving, narrow, choose } = useWays(vacancy);
  const left = (number: number) => Math.min(number, ways.tied);
  const needsReason =
    way === 'narrow' ? ways.results > 0 || ways.are_ranges_locked : way === 'draw' && ways.draws > 0;
  const isIncomplete = needsReason && reason.trim() === '';
  const [isTried, setTried] = useState(false);
  const go = () => {
    setTried(true);
    if (isIncomplete) return;
    const why = reason.trim() === '' ? null : reason.trim();
    if (way === 'narrow') {
      if (span !== undefined) void narrow(span, why ?? '');
    } else void choose(way, numbers[way], why);
  };
  const numberField = (of: 'first' | 'draw') => (
    <div className="w-40">
      <NumberField
        label={t('number')}
        value={numbers[of]}
        min={1}
        max={MOST_CHOSEN}
        onChange={(value) => setNumbers({ ...numbers, [of]: Number.isNaN(value) ? FIRST_NUMBER[of] : value })}
      />
    </div>
  );
  const name = span === undefined ? '' : `${span.min}–${span.max}`;
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
            after={after}
          >
            <NarrowingChoice
              vacancy={vacancy}
              ways={ways}
              span={span ?? first}
              onSpan={setSpan}
              onEffect={setAfter}
            />
          </WayRow>
        )}
        <WayRow
          way="first"
          group={group}
          isOpen={way === 'first'}
          title={t('first.title')}
          text={t('first.text', { count: numbers.first })}
          onOpen={setWay}
          before={ways.tied}
          after={left(numbers.first)}
        >
          {numberField('first')}
        </WayRow>
        <WayRow
          way="draw"
          group={group}
          isOpen={way === 'draw'}
          title={t('draw.title', { count: numbers.draw })}
          text={t('draw.text')}
          onOpen={setWay}
          before={ways.tied}
          after={left(numbers.draw)}
        >
          {numberField('draw')}
        </WayRow>
      </ul>
      {needsReason && (
        <div className="max-w-xl pb-4">
          <TextField
            label={t(way === 'draw' ? 'draw.reason' : 'narrow.reason')}
            value={reason}
            maxLength={280}
            error={isTried && isIncomplete ? t('reasonMissing') : undefined}
            onChange={setReason}
          />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4">
        <Button kind="primary-lila" isLoading={isSaving} onPress={go}>
          {way === 'narrow' ? t('narrow.go', { range: name }) : t(`${way}.go`, { count: numbers[way] })}
        </Button>
        <p className="min-w-0 flex-1 basis-64 text-pretty text-second">
          {t('rest', { count: ways.tied - left(way === 'narrow' ? (after ?? 0) : numbers[way]) })}
        </p>
      </div>
    </>
  );
}

/** The question how to continue when many people are too close to call, with ways and their effects. */
export function WaysPanel({ vacancy }: { readonly vacancy: Vacancy }) {
  const { t } = useTranslation('ways');
  const format = useFormat();
  const ways = useQuery(waysQuery(vacancy.id));
  const [anchor, setAnchor] = useState<HTMLElement>();
  const tied = ways.data?.tied ?? vacancy.next.count;
  return (
    <section aria-labelledby="ways-title" className={cx('flex flex-col gap-3 pt-2')}>
      <div>
        <h2 id="ways-title" className="text-lg font-semibold text-balance">
          {t('title', { count: tied, number: format.number(tied) })}
        </h2>
        <p className="flex flex-wrap items-baseline gap-x-2 text-second">
          {t('lead')}
          <HowSureButton onPress={setAnchor} />
        </p>
      </div>
      {anchor !== undefined && (
        <HowSurePanel anchor={anchor} onClose={() => setAnchor(undefined)}>
          <GroupSure />
        </HowSurePanel>
      )}
      {ways.isPending && <Skeleton className="h-64 w-full" />}
      {ways.isError && (
        <NotLoadedNotice
          error={ways.error}
          isRetrying={ways.isFetching}
          onRetry={() => void ways.refetch()}
        />
      )}
      {ways.data !== undefined && (
        <WaysForm key={`${ways.data.next_version} ${ways.data.draws}`} vacancy={vacancy} ways={ways.data} />
      )}
    </section>
  );
}
