import {
  pairTexts,
  PAIRS_NAMED,
  rangeSentence,
  traitSentence,
} from '@quint/phrases/people/comparison/sentences.ts';
import { hasDifference } from '@quint/psychometrics/differences.ts';
import { Equal, EqualNot } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { peopleOf, type ComparedTrait } from '../model/comparison.ts';
import type { Lift } from '../use-lift.ts';
import { useFormatPhrase } from '../use-format-phrase.ts';

/** Moves the focus between traits with the arrow keys. */
function moveBetween(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  const all = [...document.querySelectorAll<HTMLButtonElement>('[data-finding]')];
  const next = all[all.indexOf(event.currentTarget) + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

interface TraitFindingProps {
  readonly of: ComparedTrait;
  readonly names: readonly string[];
  readonly lift: Lift;
}

function isClear({ rangeStatuses }: ComparedTrait): boolean {
  return rangeStatuses.some((rangeStatus) => rangeStatus?.kind === 'outside');
}

/** The differences on a trait, and below them who is outside the range. The sentence highlights its people. */
export function TraitFinding({ of, names, lift }: TraitFindingProps) {
  const { t } = useTranslation('comparison');
  const formatPhrase = useFormatPhrase();
  const [all, setAll] = useState(false);
  const { finding } = of;
  const differs = hasDifference(finding);
  const about = peopleOf(finding);
  const pairs = finding.kind === 'pairs' ? finding.pairs : [];
  const more = pairs.length - PAIRS_NAMED;
  const people = { say: formatPhrase, names };
  const sentence = all ? pairTexts(people, pairs).join('; ') : traitSentence(people, finding);
  const outside = of.range === undefined ? '' : rangeSentence(people, of.rangeStatuses);
  const Sign = differs ? EqualNot : Equal;
  return (
    <div className="flex min-w-0 items-start gap-2">
      <Sign
        aria-hidden="true"
        className={cx('mt-0.5 size-4 shrink-0', differs ? 'text-lila-strong' : 'text-third')}
      />
      <div className="min-w-0">
        <button
          type="button"
          data-finding={of.trait}
          aria-pressed={about.length > 0 && lift.pinnedIndexes.join() === about.join()}
          onMouseEnter={() => lift.hover(about)}
          onMouseLeave={lift.leave}
          onFocus={() => lift.hover(about)}
          onBlur={lift.leave}
          onClick={() => lift.pin(about)}
          onKeyDown={moveBetween}
          className={cx(
            'finger min-h-6 cursor-pointer rounded-[4px] text-left text-pretty',
            differs ? 'font-semibold' : 'text-second',
          )}
        >
          {sentence}
        </button>
        {more > 0 && !all && (
          <button
            type="button"
            onClick={() => setAll(true)}
            className="link relative block min-h-6 cursor-pointer text-sm max-md:min-h-11"
          >
            {t('morePairs', { count: more })}
          </button>
        )}
        {outside !== '' && (
          <p className={cx('text-sm text-pretty', isClear(of) ? 'text-ink' : 'text-third')}>{outside}</p>
        )}
      </div>
    </div>
  );
}
