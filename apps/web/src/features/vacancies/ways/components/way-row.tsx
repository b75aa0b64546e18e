import { ArrowRight } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import type { Way } from '../use-way-choice.ts';

interface EffectProps {
  readonly before: number;
  readonly after: number | undefined;
  /** More people of whom it is not known. */
  readonly unknownCount?: number | undefined;
}

/** How many people a way leaves, as numbers and as a bar. */
function Effect({ before, after, unknownCount = 0 }: EffectProps) {
  const { t } = useTranslation('ways');
  const format = useFormat();
  if (after === undefined) return null;
  return (
    <span className="flex w-full max-w-82 items-center gap-4 whitespace-nowrap tabular-nums max-md:w-auto max-md:pl-7">
      <span aria-hidden="true" className="flex h-1.5 w-30 shrink-0 rounded-full bg-mute max-md:hidden">
        <span className="block h-1.5 rounded-full bg-lila" style={{ width: `${(after / before) * 100}%` }} />
      </span>
      <span className="sr-only">
        {unknownCount > 0
          ? t('effectUnknown', { before, after, unknown: unknownCount })
          : t('effect', { before, after })}
      </span>
      <span aria-hidden="true" className="flex items-center gap-2 text-second">
        {format.number(before)}
        <ArrowRight className="size-4" />
        <strong className="font-semibold text-ink">{format.number(after)}</strong>
        {unknownCount > 0 && <span>{t('must.unknown', { count: unknownCount })}</span>}
      </span>
    </span>
  );
}

interface WayRowProps extends EffectProps {
  readonly way: Way;
  readonly group: string;
  readonly isOpen: boolean;
  readonly title: string;
  readonly text: string;
  readonly onOpen: (way: Way) => void;
  readonly children?: ReactNode;
}

/** One way, with its effect; what belongs to it opens below. */
export function WayRow({ way, group, isOpen, title, text, onOpen, children, ...effect }: WayRowProps) {
  const id = useId();
  return (
    <li className="border-t border-line py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="flex min-w-0 flex-1 basis-72 items-start gap-3">
          <input
            id={id}
            type="radio"
            name={group}
            checked={isOpen}
            onChange={() => onOpen(way)}
            aria-describedby={`${id}-text`}
            className="mt-0.5 size-4 shrink-0 cursor-pointer accent-lila"
          />
          <div className="min-w-0">
            <label htmlFor={id} className="block cursor-pointer font-semibold">
              {title}
            </label>
            <p id={`${id}-text`} className="max-w-2xl wrap-anywhere text-pretty text-second">
              {text}
            </p>
          </div>
        </div>
        <Effect {...effect} />
      </div>
      {isOpen && children !== undefined && <div className="pt-4 pl-7 max-md:pl-0">{children}</div>}
    </li>
  );
}
