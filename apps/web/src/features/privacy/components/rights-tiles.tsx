import type { OwnExport, OwnWorkspaceData, RequestKind } from '@quint/contract/privacy/privacy.ts';
import { Download, Hand, Pencil, Trash2, type LucideIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadPhrases } from '#lib/i18n.ts';
import { useFormat } from '#lib/format.ts';
import { Card } from '#ui/card.tsx';
import { copyOfPage, useRequestExport, useSaveCopy } from '../api.ts';
import { SwitchRight } from './rights-card.tsx';

const EraseOwn = lazy(async () => {
  const [{ EraseOwn: Component }] = await Promise.all([
    import('./erase-own-card.tsx'),
    loadPhrases('erasing'),
  ]);
  return { default: Component };
});

interface TileProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
  readonly isBusy?: boolean;
  readonly onPress: () => void;
}

function Tile({ icon: Icon, title, text, isBusy = false, onPress }: TileProps) {
  return (
    <li className="contents">
      <button
        type="button"
        aria-disabled={isBusy}
        className="flex min-h-24 flex-col items-start gap-2 rounded-lg border border-line bg-surface p-3.5 text-left shadow-soft transition-colors hover:bg-mute"
        onClick={() => {
          if (!isBusy) onPress();
        }}
      >
        <Icon aria-hidden="true" strokeWidth={1.75} className="size-5 text-lila" />
        <span className="min-w-0 wrap-anywhere">
          <span className="block font-semibold text-pretty">{title}</span>
          <span aria-live="polite" className="block text-sm text-pretty text-second">
            {text}
          </span>
        </span>
      </button>
    </li>
  );
}

/** The copy of all data: requested, awaited, downloaded. */
function CopyTile({ copy: last }: { readonly copy: OwnExport | null }) {
  const copy = copyOfPage(last);
  const { t } = useTranslation('your-data');
  const format = useFormat();
  const ask = useRequestExport();
  const save = useSaveCopy();
  const isReady = copy?.state === 'ready';
  const isWaiting = ask.isPending || copy?.state === 'waiting';
  const stateTexts = {
    waiting: t('copy.waiting'),
    failed: t('copy.failed'),
    ready: t('copy.ready', { date: format.lastDay(copy?.until) }),
  };
  const state = isWaiting ? 'waiting' : copy?.state;
  return (
    <Tile
      icon={Download}
      title={t('copy.title')}
      text={state === undefined ? t('rights.copyShort') : stateTexts[state]}
      isBusy={isWaiting || save.isPending}
      onPress={() => (isReady ? save.mutate(t('copy.file')) : ask.mutate())}
    />
  );
}

interface RightsTilesProps {
  readonly workspaceRecord: OwnWorkspaceData;
  readonly copy: OwnExport | null;
  readonly onRequest: (kind: RequestKind) => void;
  /** The account is in no other workspace, so that erasure belongs here. */
  readonly isOnly: boolean;
}

/** The rights on a phone: the switch for the pool, then one tile for each right, above the text. */
export function RightsTiles({ workspaceRecord, copy, onRequest, isOnly }: RightsTilesProps) {
  const { t } = useTranslation('your-data');
  const [isErasing, setErasing] = useState(false);
  return (
    <div className="flex flex-col gap-3">
      <section className="rounded-lg border border-lila/40 bg-surface p-4 shadow-soft">
        <ul>
          <SwitchRight name="is_open_for_work" workspaceRecord={workspaceRecord} />
        </ul>
      </section>
      <ul aria-label={t('rights.title')} className="grid grid-cols-2 gap-3">
        <CopyTile copy={copy} />
        <Tile
          icon={Pencil}
          title={t('rights.correct')}
          text={t('rights.correctShort')}
          onPress={() => onRequest('correction')}
        />
        <Tile
          icon={Hand}
          title={t('rights.human')}
          text={t('rights.humanShort')}
          onPress={() => onRequest('human')}
        />
        {isOnly && (
          <Tile
            icon={Trash2}
            title={t('rights.erase')}
            text={t('rights.eraseShort')}
            onPress={() => setErasing(true)}
          />
        )}
      </ul>
      <Card padding="sm">
        <ul>
          <SwitchRight name="is_left_out_of_rankings" workspaceRecord={workspaceRecord} />
        </ul>
      </Card>
      {isErasing && (
        <Suspense>
          <EraseOwn onClose={() => setErasing(false)} />
        </Suspense>
      )}
    </div>
  );
}
