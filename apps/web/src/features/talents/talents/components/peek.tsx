import { X } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FitLine, FitText } from '#features/base/fit/components/fit-line.tsx';
import { ExcludedText } from '#features/base/fit/components/excluded-from-rankings.tsx';
import { isCovered } from '#lib/shortcuts.ts';
import { useFormat } from '#lib/format.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/link.tsx';
import type { Fits, TalentRow } from '../rows.ts';
import type { NamedRecord } from '../use-talents-list.ts';
import { SurveyCell } from './cells.tsx';
import { StatusMark } from './status-mark.tsx';

interface PeekProps {
  readonly row: TalentRow;
  readonly fitRoles: readonly NamedRecord[];
  readonly fits: Fits;
  readonly onClose: () => void;
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-col gap-0.5 border-t border-line-soft py-2.5">
      <dt className="text-xs text-third">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

/** A talent beside the list. It follows the row with the focus, which stays in the list. */
export function Peek({ row, fitRoles, fits, onClose }: PeekProps) {
  const { t } = useTranslation('talents');
  const { t: common } = useTranslation();
  const format = useFormat();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isCovered()) onClose();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [onClose]);
  const orDash = (text: string) => (text === '' ? '—' : text);
  return (
    <aside
      aria-label={t('peek.label', { name: row.name })}
      className="fixed top-0 right-0 bottom-(--test-bar) z-30 flex w-[min(380px,100vw)] animate-[rise_150ms_ease-in-out] flex-col gap-4 overflow-y-auto border-l border-line bg-raised p-6 shadow-soft"
    >
      <div className="flex items-start gap-3">
        <Avatar name={row.name} src={row.image} />
        <div className="min-w-0 flex-1" aria-live="polite">
          <h2 translate="no" className="text-md font-semibold wrap-anywhere">
            {row.name}
          </h2>
          <p className="text-xs text-third wrap-anywhere">{row.isAddressMasked ? t('hidden') : row.email}</p>
        </div>
        <Button kind="icon" size="sm" aria-label={common('action.close')} onPress={onClose}>
          <X aria-hidden="true" className="size-4" />
        </Button>
      </div>
      <dl className="flex flex-col">
        {fitRoles.map(({ id, name }) => {
          const fit = fits.get(id)?.get(row.id);
          return (
            <Fact key={id} label={t('peek.fit', { role: name })}>
              {row.isExcluded ? (
                <ExcludedText />
              ) : fit === undefined ? (
                common('fit.pending')
              ) : (
                <span className="flex flex-col gap-1.5 pt-1">
                  <FitLine fit={fit} size="full" />
                  <FitText fit={fit} />
                </span>
              )}
            </Fact>
          );
        })}
        <Fact label={t('column.status')}>
          <StatusMark row={row} />
        </Fact>
        <Fact label={t('column.survey')}>
          <SurveyCell row={row} />
        </Fact>
        <Fact label={t('column.finished')}>{orDash(format.date(row.dateFinished))}</Fact>
        <Fact label={t('column.invited')}>{orDash(format.date(row.invitation?.date_last_invited))}</Fact>
        <Fact label={t('column.roles')}>{orDash(row.roleNames)}</Fact>
        <Fact label={t('column.teams')}>{orDash(row.teamNames)}</Fact>
        <Fact label={t('column.tags')}>{orDash(row.tags.join(', '))}</Fact>
        {!row.isAddressMasked && <Fact label={t('column.phone')}>{orDash(row.phone)}</Fact>}
      </dl>
      <ButtonLink to="/talents/$talentId" params={{ talentId: row.id }} kind="secondary">
        {t('peek.open')}
      </ButtonLink>
    </aside>
  );
}
