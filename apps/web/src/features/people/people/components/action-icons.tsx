import {
  Ban,
  BadgeCheck,
  Briefcase,
  CalendarClock,
  CircleSlash,
  Columns2,
  Download,
  EyeOff,
  Link,
  LockOpen,
  MessageCircle,
  Pencil,
  RotateCcw,
  Send,
  SendHorizontal,
  Star,
  Tag,
  Trash2,
  Undo2,
  Users,
  BellRing,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { PersonActionId } from '../model/action-rules.ts';

const ICONS: Readonly<Record<PersonActionId, LucideIcon>> = {
  compare: Columns2,
  consider: Briefcase,
  group: Users,
  tags: Tag,
  shortlist: Star,
  hire: BadgeCheck,
  back: RotateCcw,
  reject: CircleSlash,
  changeReason: Pencil,
  bringBack: Undo2,
  unlock: LockOpen,
  remind: BellRing,
  inviteAgain: Send,
  copyLink: Link,
  sendNow: SendHorizontal,
  reschedule: CalendarClock,
  withdraw: Ban,
  message: MessageCircle,
  export: Download,
  delete: Trash2,
  anonymise: EyeOff,
};

export const ACTION_ICONS = Object.fromEntries(
  Object.entries(ICONS).map(([id, Icon]) => [id, <Icon key={id} aria-hidden="true" className="size-4" />]),
) as Readonly<Record<PersonActionId, ReactNode>>;
