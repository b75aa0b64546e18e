import type { VacancyMailKind } from '@quint/domain/vacancies/mails.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { Button } from '#ui/button.tsx';
import { NotLoaded } from '#ui/empty-states.tsx';
import { LinesSkeleton } from '#ui/skeleton.tsx';
import { vacancyMailsQuery } from '../api.ts';
import { MailList, mailRowId } from './mail-list.tsx';
import { MailPanel } from './mail-panel.tsx';
import { UpcomingMails } from './upcoming-mails.tsx';

/**
 * The mails of a role that is being filled: what goes out next, each mail at its stage, and its text. On a small screen
 * the text replaces the list.
 */
export function MailsTab({ roleId }: { readonly roleId: string }) {
  const { t } = useTranslation('vacancy-mails');
  const { t: common } = useTranslation('common');
  const mails = useQuery(vacancyMailsQuery(roleId));
  const [kind, setKind] = useState<VacancyMailKind>('invitation');
  const [isOpen, setOpen] = useState(false);
  const back = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // Only one of the two is visible on a small screen; on a large one the button is hidden.
    if (isOpen) back.current?.focus();
    else if (wasOpen.current) document.querySelector<HTMLElement>(`#${mailRowId(kind)}`)?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, kind]);
  if (mails.isError) return <NotLoaded error={mails.error} onRetry={() => void mails.refetch()} />;
  if (mails.data === undefined) return <LinesSkeleton label={common('state.loading')} lines={6} />;
  const select = (next: VacancyMailKind) => {
    setKind(next);
    setOpen(true);
  };
  return (
    <div className="grid gap-x-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className={cx('flex flex-col gap-8', isOpen && 'max-lg:hidden')}>
        <UpcomingMails roleId={roleId} groups={mails.data.upcoming} />
        <MailList mails={mails.data} selectedKind={kind} onSelect={select} />
      </div>
      <div
        className={cx(
          'flex flex-col items-stretch gap-3 lg:border-l lg:border-line lg:pl-10',
          !isOpen && 'max-lg:hidden',
        )}
      >
        <span className="lg:hidden">
          <Button ref={back} kind="text" size="sm" onPress={() => setOpen(false)}>
            <ChevronLeft aria-hidden="true" className="size-4" />
            {t('list.back')}
          </Button>
        </span>
        <MailPanel key={roleId} mails={mails.data} kind={kind} />
      </div>
    </div>
  );
}
