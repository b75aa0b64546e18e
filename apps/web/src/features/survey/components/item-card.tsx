import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainButton } from '#ui/plain-button.tsx';
import { AnswerOptions, type Choice } from './answer-options.tsx';

/** Long enough to see what was chosen, short enough not to wait. */
const ADVANCE_AFTER_MS = 250;
const NOTICE_ID = 'survey-notice';

interface ItemCardProps {
  readonly text: string;
  readonly choices: readonly Choice[];
  /** The answer so far. */
  readonly value: number | undefined;
  readonly number: number;
  readonly total: number;
  /** Says that, and why, only open items are shown. */
  readonly notice: string | undefined;
  readonly onAnswer: (value: number) => void;
  readonly onNext: () => void;
  /** Undefined on the first item. */
  readonly onBack: (() => void) | undefined;
}

function advanceDelay(): number {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : ADVANCE_AFTER_MS;
}

/** One statement with its answers. Mounted anew for each item, so that the focus moves with it. */
export function ItemCard(props: ItemCardProps) {
  const { text, choices, value, number, total, notice, onBack } = props;
  const { t } = useTranslation('survey');
  const { group, selected, setSelected, choose, goNext } = useItemCard(props);
  return (
    <div className="flex animate-[appear_150ms_ease-out] flex-col">
      {notice !== undefined && (
        <p id={NOTICE_ID} className="mb-6 rounded-md bg-partial-soft px-4 py-3 text-center text-partial-text">
          {notice}
        </p>
      )}
      <p className="pb-3 text-center text-xs tabular-nums text-third">
        {t('item.position', { number, total })}
      </p>
      <fieldset
        ref={group}
        aria-describedby={notice === undefined ? undefined : NOTICE_ID}
        className="min-w-0"
      >
        <legend className="w-full pb-6 md:pb-9">
          <h1 className="flex min-h-[2lh] items-center justify-center text-[26px] leading-[34px] font-semibold tracking-[-0.02em] md:text-headline">
            <span className="text-center text-balance wrap-anywhere">{text}</span>
          </h1>
        </legend>
        <AnswerOptions
          choices={choices}
          selected={selected}
          onMove={setSelected}
          onChoose={choose}
          onBack={onBack}
        />
      </fieldset>
      <div className="flex min-h-11 items-center justify-between gap-4 pt-6 md:pt-10">
        {onBack === undefined ? (
          <span />
        ) : (
          <PlainButton kind="light" onClick={onBack}>
            <ArrowLeft aria-hidden="true" className="size-4" />
            {t('item.back')}
          </PlainButton>
        )}
        <span className="flex items-center gap-4">
          <span className="hidden text-right text-xs text-third md:pointer-fine:inline">
            {t('item.keys')}
          </span>
          {(value ?? selected) !== undefined && (
            <PlainButton kind="light" onClick={goNext}>
              {t('item.next')}
              <ArrowRight aria-hidden="true" className="size-4" />
            </PlainButton>
          )}
        </span>
      </div>
    </div>
  );
}

function useItemCard({ value, onAnswer, onNext }: ItemCardProps) {
  const [selected, setSelected] = useState(value);
  const group = useRef<HTMLFieldSetElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const radio =
      group.current?.querySelector<HTMLInputElement>('input:checked') ??
      group.current?.querySelector('input');
    radio?.focus({ preventScroll: true });
    return () => clearTimeout(timer.current);
  }, []);
  return {
    group,
    selected,
    setSelected,
    choose: (chosen: number) => {
      setSelected(chosen);
      onAnswer(chosen);
      clearTimeout(timer.current);
      timer.current = setTimeout(onNext, advanceDelay());
    },
    goNext: () => {
      if (selected === undefined) return;
      if (selected !== value) onAnswer(selected);
      onNext();
    },
  };
}
