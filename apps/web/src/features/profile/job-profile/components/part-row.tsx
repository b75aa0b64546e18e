import { ChevronRight, Plus, type LucideIcon } from 'lucide-react';
import type { JobProfileLine } from '@quint/domain/profile/job-profile.ts';
import { useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useIsMobile } from '#lib/media.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { SavedPart } from '../use-saved-part.ts';
import { PartProblem } from './part-problem.tsx';
import { PartState } from './part-state.tsx';

/** The element id of a part, for links to it. */
export function partId(part: JobProfileLine): string {
  return `job-profile-${part}`;
}

type Trouble = Pick<SavedPart<unknown>, 'state' | 'problem' | 'isPersisted' | 'retry' | 'reset'>;

type Editor = (onDone: () => void) => ReactNode;

interface PartRowProps {
  readonly part: JobProfileLine;
  readonly Icon: LucideIcon;
  readonly isFilled: boolean;
  /** The contents in one line, for the row on a phone. */
  readonly summary: string;
  readonly saveStatus: Trouble;
  /** The contents: chips, toggles, a list. */
  readonly children?: ReactNode;
  /** Opens in place below; `onDone` closes it. Without an editor the part is changed directly. */
  readonly editor?: Editor | undefined;
  /** Whether the button that opens the editor changes the contents or adds to them. */
  readonly opens?: 'add' | 'change' | undefined;
}

/** Whether Escape closes the editor, and not a list of options. */
export function isLeaving({ key, target }: KeyboardEvent): boolean {
  return (
    key === 'Escape' && (!(target instanceof Element) || target.getAttribute('aria-expanded') !== 'true')
  );
}

/** Expands below its line. */
function GrowingEditor({
  editor,
  onDone,
}: {
  readonly editor: Editor | undefined;
  readonly onDone: () => void;
}) {
  return (
    <div className="grid animate-[grow_250ms_ease-in-out]">
      <div className="min-h-0 overflow-clip [overflow-clip-margin:6px]">
        <div className="pt-3">{editor?.(onDone)}</div>
      </div>
    </div>
  );
}

interface PressProps {
  readonly ref: Ref<HTMLButtonElement>;
  /** Light when it follows contents; framed when it is alone. */
  readonly isLight: boolean;
  readonly isChange: boolean;
  readonly name: string;
  readonly onPress: () => void;
}

/** Opens the editor of a part. */
function Press({ ref, isLight, isChange, name, onPress }: PressProps) {
  const { t } = useTranslation('job-profile');
  return (
    <span className={isLight ? '[&_button]:text-lila-strong' : undefined}>
      <Button
        ref={ref}
        kind={isLight ? 'text' : 'secondary'}
        size="sm"
        aria-label={t(isChange ? 'changeOf' : 'addTo', { part: name })}
        onPress={onPress}
      >
        {!isChange && <Plus aria-hidden="true" className="size-3.5" />}
        {t(isChange ? 'change' : 'add')}
      </Button>
    </span>
  );
}

/** Of a day, the first of its segments. */
const FIRST_FIELD = 'input:not([hidden]), [role="spinbutton"], button';

/** The space that a list needs below its field, in pixels. */
const SPACE_BELOW_PX = 240;

/**
 * Focuses a field that has just opened, with space for its list. A list closes when the page scrolls away from it. Here
 * the page scrolls towards it, so the list does not get this one scroll event.
 */
function focusInView(field: HTMLElement): void {
  const { top, bottom } = field.getBoundingClientRect();
  const before = scrollY;
  if (top < SPACE_BELOW_PX / 2 || bottom > innerHeight - SPACE_BELOW_PX) {
    field.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  if (scrollY !== before) {
    const blockScroll = (event: Event) => event.stopImmediatePropagation();
    addEventListener('scroll', blockScroll, { capture: true, once: true });
  }
  field.focus({ preventScroll: true });
}

/** A part of the job profile in its own line; its editor expands below and closes on Escape. */
function WideRow({ part, Icon, isFilled, saveStatus, children, editor, opens = 'add' }: PartRowProps) {
  const { t } = useTranslation('job-profile');
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const containerRef = useRef<HTMLDivElement>(null);
  const open = () => {
    flushSync(() => setOpen(true));
    const field = containerRef.current?.querySelector<HTMLElement>(FIRST_FIELD) ?? containerRef.current;
    if (field !== null) focusInView(field);
  };
  const close = () => {
    flushSync(() => setOpen(false));
    opener.current?.focus();
  };
  const name = t(`parts.${part}`);
  const isChange = isFilled && opens === 'change';
  const press = editor !== undefined && !isOpen && (
    <Press ref={opener} isLight={isFilled} isChange={isChange} name={name} onPress={open} />
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles Escape from the fields inside
    <div
      id={partId(part)}
      className="grid grid-cols-[20px_108px_minmax(0,1fr)_auto] gap-x-3 border-t border-line py-3 first:border-t-0"
      onKeyDown={(event) => {
        if (!isLeaving(event)) return;
        saveStatus.reset();
        if (isOpen) close();
      }}
    >
      <Icon aria-hidden="true" strokeWidth={1.75} className="mt-2 size-[18px] text-third" />
      <h3 className="pt-1.5 font-semibold">{name}</h3>
      <div className="flex min-h-8 min-w-0 flex-wrap items-center gap-2">
        {isFilled || editor === undefined ? children : <p className="text-second">{t(`why.${part}`)}</p>}
        {isFilled && press}
      </div>
      <div className="flex min-h-8 items-center justify-end">
        {isFilled || saveStatus.state !== 'saved' ? <PartState state={saveStatus.state} /> : press}
      </div>
      <div className="col-span-2 col-start-3">
        <PartProblem saveStatus={saveStatus} />
        {isOpen && (
          <div ref={containerRef} tabIndex={-1} className="outline-none">
            <GrowingEditor editor={editor} onDone={close} />
          </div>
        )}
      </div>
    </div>
  );
}

/** A part on a phone: a row that opens a sheet. */
function PhoneRow({ part, Icon, isFilled, summary, saveStatus, children, editor }: PartRowProps) {
  const { t } = useTranslation('job-profile');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const leave = () => {
    saveStatus.reset();
    close();
  };
  const hasNews = saveStatus.state !== 'saved' && saveStatus.state !== 'failed';
  const name = t(`parts.${part}`);
  return (
    <div id={partId(part)} className="min-w-0 border-t border-line first:border-t-0">
      <button
        type="button"
        className="flex min-h-14 w-full items-center gap-3 py-2 text-left"
        onClick={() => setOpen(true)}
      >
        <Icon aria-hidden="true" strokeWidth={1.75} className="size-[18px] shrink-0 text-third" />
        <span className="flex min-w-0 flex-1 flex-col">
          <span className="font-semibold">{name}</span>
          <span className="line-clamp-2 text-sm text-second">{isFilled ? summary : t(`why.${part}`)}</span>
        </span>
        {hasNews ? (
          <PartState state={saveStatus.state} />
        ) : (
          <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-third" />
        )}
      </button>
      {!isOpen && <PartProblem saveStatus={saveStatus} />}
      {isOpen && (
        <Dialog open title={name} onClose={leave}>
          <div className="flex flex-col gap-4">
            <p className="text-sm text-second">{t(`why.${part}`)}</p>
            <div className="flex min-w-0 flex-wrap items-center gap-2 empty:hidden">{children}</div>
            {editor?.(close)}
            <div className="flex flex-col gap-2">
              <PartProblem saveStatus={saveStatus} />
              {hasNews && <PartState state={saveStatus.state} />}
            </div>
            <Button kind="light" size="lg" wide onPress={close}>
              {t('done')}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  );
}

/** One of the lines: a line that is edited in place, or on a phone a row that opens a sheet. */
export function PartRow(props: PartRowProps) {
  return useIsMobile() ? <PhoneRow {...props} /> : <WideRow {...props} />;
}
