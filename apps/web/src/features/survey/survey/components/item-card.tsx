import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { translationProbe } from '#lib/page-translation.ts';
import { PlainButton } from '#ui/plain-button.tsx';
import { useItemCard, type ItemCardProps } from '../use-item-card.ts';
import { AnswerOptions } from './answer-options.tsx';

const NOTICE_ID = 'survey-notice';
const POSITION_ID = 'survey-position';

/** One statement with its answers. Remounted for each item, so that the focus moves with it. */
export function ItemCard(props: ItemCardProps) {
  const { text, choices, number, total, notice, onBack } = props;
  const { t } = useTranslation('survey');
  const position = t('item.position', { number, total });
  const { group, selected, isChoiceMissing, choose, confirm, onKeyDown, onKeyUp } = useItemCard(props);
  return (
    <div className="flex animate-[appear_150ms_ease-out] flex-col">
      {notice !== undefined && (
        <p id={NOTICE_ID} className="mb-6 rounded-md bg-partial-soft px-4 py-3 text-center text-partial-text">
          {notice}
        </p>
      )}
      <p
        id={POSITION_ID}
        {...translationProbe(position)}
        className="pb-3 text-center text-xs tabular-nums text-third"
      >
        {position}
      </p>
      <fieldset
        ref={group}
        role="radiogroup"
        // A translated statement would differ from that of the norm.
        translate="no"
        tabIndex={-1}
        aria-describedby={notice === undefined ? POSITION_ID : `${POSITION_ID} ${NOTICE_ID}`}
        onKeyDown={onKeyDown}
        onKeyUp={onKeyUp}
        className="notranslate group/statement min-w-0 outline-none"
      >
        <legend className="w-full pb-6 md:pb-9">
          <h1 className="flex min-h-[2lh] items-center justify-center text-[26px] leading-[34px] font-semibold tracking-[-0.02em] md:text-headline">
            <span className="text-center text-balance wrap-anywhere">{text}</span>
          </h1>
        </legend>
        <AnswerOptions choices={choices} selectedValue={selected} onChoose={choose} />
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
          <output className="text-right text-xs text-second">
            {isChoiceMissing && t('item.choiceMissing')}
          </output>
          {!isChoiceMissing && (
            <span className="hidden text-right text-xs text-third md:pointer-fine:inline">
              {t('item.keys')}
            </span>
          )}
          {selected !== undefined && (
            <PlainButton kind="light" onClick={confirm}>
              {t('item.next')}
              <ArrowRight aria-hidden="true" className="size-4" />
            </PlainButton>
          )}
        </span>
      </div>
    </div>
  );
}
