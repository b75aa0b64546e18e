import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { AlertLine } from '#ui/alert-line.tsx';
import { Button } from '#ui/button.tsx';
import type { Gap } from '../model/draft.ts';
import { ACTION_BAR } from '#ui/action-bar.ts';

interface SaveBarProps {
  readonly gaps: readonly Gap[];
  /** Nothing was extracted or assigned so far. */
  readonly isEmpty: boolean;
  readonly state: 'ready' | 'saving' | 'failed';
  readonly onDiscard: () => void;
  readonly onSave: () => void;
}

/** The missing fields, counted and named, with the save button; fixed at the bottom of the window. */
export function SaveBar({ gaps, isEmpty, state, onDiscard, onSave }: SaveBarProps) {
  const { t } = useTranslation('resume');
  const format = useFormat();
  const kinds = [...new Set(gaps.map(({ kind }) => kind))];
  return (
    <div
      {...ACTION_BAR}
      className="sticky bottom-(--bottom-bar) z-10 border-line bg-surface py-3 max-md:-mx-4 max-md:border-t max-md:px-4 md:rounded-t-lg md:border md:px-6 md:shadow-soft"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          {gaps.length > 0 && (
            <output className="flex items-start gap-2 text-partial-text">
              <TriangleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
              <span>
                <span className="font-semibold">
                  {t('spots.count', {
                    count: gaps.length,
                    list: format.list(kinds.map((kind) => t(`spots.${kind}`))),
                  })}
                </span>{' '}
                <span className="text-second max-md:hidden">{t('spots.orRemove')}</span>
              </span>
            </output>
          )}
          {isEmpty && <p className="text-second">{t('spots.nothing')}</p>}
          {!isEmpty && gaps.length === 0 && <p className="text-second max-md:hidden">{t('spots.none')}</p>}
          <AlertLine>{state === 'failed' ? t('saveFailed') : undefined}</AlertLine>
        </div>
        <div className="flex gap-3 max-md:w-full max-md:[&>*]:flex-auto max-md:[&_button]:px-3">
          <Button kind="secondary" size="lg" onPress={onDiscard}>
            {t('discard')}
          </Button>
          {!isEmpty && (
            <Button kind="primary-lila" size="lg" isLoading={state === 'saving'} onPress={onSave}>
              {t('save')}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
