import { Check, CircleQuestionMark, Mail, MailOpen, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { FitLine, FitText } from '#features/base/fit/components/fit-line.tsx';
import { Keys } from '#features/shell/palette/components/keys.tsx';
import { FiveTraitsMotif } from '#features/workspace/auth/components/five-traits-motif.tsx';
import { Avatar } from '#ui/avatar.tsx';

// Illustrations of the tour, made of the components of the real pages. They repeat the text.

function Sheet({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex w-[min(320px,86%)] flex-col gap-3 rounded-lg border border-line bg-surface px-4 py-3.5 shadow-soft">
      {children}
    </div>
  );
}

export function WelcomePicture() {
  return (
    <div className="grid h-full w-full place-items-center bg-brand-ground bg-[radial-gradient(58%_58%_at_50%_45%,var(--brand-glow),transparent)] *:h-48 max-sm:*:h-40">
      <FiveTraitsMotif label="" />
    </div>
  );
}

const RANGES = [
  ['O', 'bg-trait-o', 45, 90],
  ['C', 'bg-trait-c', 55, 100],
  ['E', 'bg-trait-e', 20, 65],
  ['A', 'bg-trait-a', 35, 80],
  ['ES', 'bg-trait-es', 45, 100],
] as const;

export function RolePicture() {
  return (
    <Sheet>
      {RANGES.map(([letter, colour, from, to]) => (
        <span key={letter} className="flex items-center gap-3">
          <span className="w-6 text-xs font-bold text-second">{letter}</span>
          <span className="relative h-2.5 flex-1 rounded-full bg-mute">
            <span
              className={`absolute inset-y-0 rounded-full ${colour}`}
              style={{ left: `${from}%`, right: `${100 - to}%` }}
            />
          </span>
        </span>
      ))}
    </Sheet>
  );
}

const SENT_INVITATIONS = [
  ['Anna Kowalski', Check, 'bg-strong-soft text-strong-text'],
  ['Mehmet Falk', MailOpen, 'bg-lila-soft text-lila-strong'],
  ['Jonas Seidel', Mail, 'bg-mute text-second'],
] as const;

export function InvitePicture() {
  return (
    <Sheet>
      {SENT_INVITATIONS.map(([name, Icon, tone]) => (
        <span key={name} className="flex items-center gap-3">
          <Avatar name={name} />
          <span className="h-2.5 w-32 rounded-full bg-mute" />
          <span className={`ml-auto grid size-7 place-items-center rounded-full ${tone}`}>
            <Icon className="size-4" />
          </span>
        </span>
      ))}
    </Sheet>
  );
}

const FITS = [
  ['Anna Kowalski', 95, 'strong'],
  ['Jonas Seidel', 75, 'partial'],
  ['Paul Vogel', 55, 'none'],
] as const;
/** A role with high agreement for 31 of 100. */
const REACH = { strong: 31, partial: 72 };

export function ResultPicture() {
  return (
    <Sheet>
      {FITS.map(([name, score, band]) => {
        const interval = { low: score - 10, high: Math.min(100, score + 10) };
        const fit = { score, exact: score, band, interval, reach: REACH, quality: 'ok' as const };
        return (
          <span key={name} className="flex items-center gap-3">
            <Avatar name={name} />
            <FitLine fit={fit} />
            <FitText fit={fit} layout="number" />
          </span>
        );
      })}
    </Sheet>
  );
}

export function FindPicture() {
  return (
    <Sheet>
      <span className="flex items-center gap-2.5 rounded-md border border-line px-3 py-2">
        <Search className="size-4 text-third" />
        <span className="h-2.5 w-24 rounded-full bg-mute" />
        <span className="ml-auto">
          <Keys keys={['command', 'K']} />
        </span>
      </span>
      <span className="flex items-center justify-between">
        <Keys keys={['?']} />
        <span className="grid size-10 place-items-center rounded-full bg-ink text-on-ink">
          <CircleQuestionMark className="size-5" />
        </span>
      </span>
    </Sheet>
  );
}
