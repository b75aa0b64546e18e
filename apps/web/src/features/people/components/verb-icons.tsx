import { Columns2, Link, LockOpen, Send, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { VerbId } from '../model/verbs.ts';

const ICONS: Readonly<Record<VerbId, LucideIcon>> = {
  compare: Columns2,
  unlock: LockOpen,
  inviteAgain: Send,
  copyLink: Link,
};

export const VERB_ICONS = Object.fromEntries(
  Object.entries(ICONS).map(([id, Icon]) => [id, <Icon key={id} aria-hidden="true" className="size-4" />]),
) as Readonly<Record<VerbId, ReactNode>>;
