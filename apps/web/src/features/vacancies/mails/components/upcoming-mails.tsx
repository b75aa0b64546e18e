import type { UpcomingMails as UpcomingGroup } from '@quint/contract/vacancies/mails.ts';
import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { notifyRefusal } from '#lib/failures.ts';
import { notify } from '#lib/notify.ts';
import { Button } from '#ui/button.tsx';
import { useStopMails } from '../api.ts';
import { useMailTexts } from '../use-mail-texts.ts';

function UpcomingRow({ roleId, mails }: { readonly roleId: string; readonly mails: UpcomingGroup }) {
  const { t } = useTranslation('vacancy-mails');
  const texts = useMailTexts();
  const stop = useStopMails(roleId);
  const { kind, send_at: sendAt, recipients } = mails;
  const moment = texts.moment(sendAt);
  const names = texts.names(recipients.people, recipients.count);
  const line = t(mails.is_conditional ? 'upcoming.lineConditional' : 'upcoming.line', {
    kind: t(`kinds.${kind}`),
    names,
  });
  return (
    <li className="flex items-center gap-3 border-b border-line py-2.5">
      <Clock aria-hidden="true" className="size-4 shrink-0 text-third" />
      <p className="min-w-0 flex-1 text-pretty text-second">
        <strong className="font-semibold text-ink">{moment}</strong> · {line}
      </p>
      <Button
        kind="text"
        size="sm"
        aria-label={t('upcoming.stopNamed', { mail: line, moment })}
        isLoading={stop.isPending}
        onPress={() =>
          stop.mutate(
            { kind, send_at: sendAt },
            {
              onSuccess: ({ stopped, late }) =>
                notify({
                  text: [
                    t('upcoming.stopped', { count: stopped }),
                    ...(late > 0 ? [t('upcoming.late', { count: late })] : []),
                  ].join(' '),
                }),
              onError: (error) => notifyRefusal(error),
            },
          )
        }
      >
        <span className="text-lila-strong">{t('upcoming.stop')}</span>
      </Button>
    </li>
  );
}

/** The mails that go out next, each of which can be stopped. */
export function UpcomingMails({
  roleId,
  groups,
}: {
  readonly roleId: string;
  readonly groups: readonly UpcomingGroup[];
}) {
  const { t } = useTranslation('vacancy-mails');
  return (
    <section aria-labelledby="upcoming-mails">
      <h2 id="upcoming-mails" className="border-b border-line pb-2 text-md font-semibold">
        {t('upcoming.title')}
      </h2>
      {groups.length === 0 ? (
        <p className="py-2.5 text-third">{t('upcoming.empty')}</p>
      ) : (
        <ul>
          {groups.map((mails) => (
            <UpcomingRow key={`${mails.kind}:${mails.send_at}`} roleId={roleId} mails={mails} />
          ))}
        </ul>
      )}
    </section>
  );
}
