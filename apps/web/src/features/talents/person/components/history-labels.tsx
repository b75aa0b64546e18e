import type { HistoryEntry, HistoryKind } from '@quint/contract/people/history.ts';
import {
  Bell,
  BellOff,
  Briefcase,
  CalendarClock,
  CalendarPlus,
  CircleCheck,
  CircleX,
  Eye,
  FileDown,
  Link2,
  ListChecks,
  ListX,
  LockOpen,
  Mail,
  MailOpen,
  MessageCircle,
  Pencil,
  Send,
  Signature,
  Star,
  Undo2,
  UserCheck,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { useStamp } from '#lib/use-stamp.ts';

const ICON: Readonly<Record<HistoryKind, LucideIcon>> = {
  invited: Send,
  came: Link2,
  invited_again: Send,
  scheduled: CalendarClock,
  opened: MailOpen,
  confirmed: MailOpen,
  answered: ListChecks,
  finished: CircleCheck,
  reminded: Bell,
  reminder_planned: Bell,
  reminder_skipped: BellOff,
  recalled: Undo2,
  messaged: MessageCircle,
  extended: CalendarPlus,
  withdrawn: CircleX,
  reopened: Send,
  link_copied: Link2,
  moved: Star,
  considered: Briefcase,
  considered_no_more: Briefcase,
  rejected: CircleX,
  rejected_no_more: Undo2,
  reason_changed: Pencil,
  shortlisted: Star,
  decision_signed: Signature,
  hired: UserCheck,
  grouped: Users,
  grouped_no_more: Users,
  unlocked: LockOpen,
  read: Eye,
  exported: FileDown,
  objected: ListX,
  objected_no_more: ListChecks,
  address_changed: Mail,
  account_linked: UserCheck,
};

/** Kinds whose sentence names the user. */
type SignedKind = Exclude<
  HistoryKind,
  | 'came'
  | 'opened'
  | 'confirmed'
  | 'answered'
  | 'finished'
  | 'account_linked'
  | 'objected'
  | 'objected_no_more'
>;
const UNSIGNED_KINDS: readonly HistoryKind[] = [
  'came',
  'opened',
  'confirmed',
  'answered',
  'finished',
  'account_linked',
  'objected',
  'objected_no_more',
];

function isSigned(kind: HistoryKind): kind is SignedKind {
  return !UNSIGNED_KINDS.includes(kind);
}

/** Describes an event in a sentence. */
function useSentence(): (entry: HistoryEntry) => string {
  const { t } = useTranslation('record');
  const format = useFormat();
  return (entry) => {
    const { kind, by, minutes, answered: answeredCount, total, status, until } = entry;
    const values = {
      name: by ?? '',
      records: entry.records.length === 0 ? t('history.somewhere') : format.list(entry.records),
      until: kind === 'extended' ? format.lastDay(until) : format.date(until, 'dateTime'),
      status: status === null ? '' : t(`status.${status}`),
      answered: answeredCount ?? 0,
      total: total ?? 0,
      minutes: minutes ?? 0,
    };
    if (kind === 'finished' && minutes !== null) return t('history.kind.finishedIn', values);
    if (kind === 'invited' && entry.records.length > 0) {
      return t(by === null ? 'history.kind.invitedFor' : 'history.kind.invitedForBy', values);
    }
    return isSigned(kind) && by !== null
      ? t(`history.kind.${kind}By`, values)
      : t(`history.kind.${kind}`, values);
  };
}

/** Events, newest first. */
export function HistoryLines({ entries }: { readonly entries: readonly HistoryEntry[] }) {
  const format = useFormat();
  const sentence = useSentence();
  const stamp = useStamp();
  return (
    <ul className="flex flex-col gap-3">
      {entries.map((entry) => {
        const Icon = ICON[entry.kind];
        return (
          <li key={entry.id} className="flex items-start gap-2.5 text-sm">
            <Icon aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4 shrink-0 text-third" />
            <span className="min-w-0 flex-1 wrap-anywhere">{sentence(entry)}</span>
            <time
              dateTime={entry.date}
              title={format.date(entry.date, 'dateTime')}
              className="shrink-0 whitespace-nowrap text-third"
            >
              {stamp(entry.date)}
            </time>
          </li>
        );
      })}
    </ul>
  );
}
