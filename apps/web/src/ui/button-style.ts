import { cx } from '#lib/class-names.ts';

export const BUTTON_KINDS = [
  'primary',
  'primary-lila',
  'primary-not-rounded',
  'primary-danger',
  'secondary',
  'secondary-danger',
  'light',
  'text',
  'icon',
  'tab',
  'tab-selected',
] as const;
export type ButtonKind = (typeof BUTTON_KINDS)[number];

export const BUTTON_SIZES = ['xs', 'sm', 'base', 'lg'] as const;
export type ButtonSize = (typeof BUTTON_SIZES)[number];

const KIND: Readonly<Record<ButtonKind, string>> = {
  primary: 'rounded-full bg-ink text-on-ink enabled-hover:bg-second',
  'primary-lila': 'rounded-full bg-lila text-on-lila enabled-hover:bg-lila-strong',
  'primary-not-rounded': 'rounded-md bg-ink text-on-ink enabled-hover:bg-second',
  'primary-danger': 'rounded-full bg-danger text-on-danger enabled-hover:bg-danger-strong',
  secondary: 'rounded-full border border-line bg-surface text-ink enabled-hover:bg-mute',
  'secondary-danger': 'rounded-full border border-danger bg-surface text-danger enabled-hover:bg-danger-soft',
  light: 'rounded-full bg-mute text-ink enabled-hover:bg-mute-strong',
  text: 'rounded-full bg-transparent text-ink enabled-hover:bg-mute',
  icon: 'rounded-full bg-transparent text-second enabled-hover:bg-mute enabled-hover:text-ink',
  tab: 'rounded-md bg-transparent text-third enabled-hover:bg-mute enabled-hover:text-ink',
  'tab-selected': 'rounded-md bg-lila-soft text-lila-strong',
};

/** On a phone all but the smallest are 44 pixels high, as fingers need; the smallest has a larger target around it. */
const TEXT_SIZE: Readonly<Record<ButtonSize, string>> = {
  xs: 'finger min-h-7 px-3 py-1 text-xs gap-1.5',
  sm: 'min-h-8 max-md:min-h-11 max-md:min-w-11 px-3.5 py-1.5 text-sm gap-1.5',
  base: 'min-h-9 max-md:min-h-11 max-md:min-w-11 px-4 py-2 text-base gap-2',
  lg: 'min-h-11 px-5 py-2.5 text-md gap-2',
};
const ICON_SIZE: Readonly<Record<ButtonSize, string>> = {
  xs: 'finger size-7',
  sm: 'size-8 max-md:size-11',
  base: 'size-9 max-md:size-11',
  lg: 'size-11',
};

export interface ButtonLook {
  readonly kind?: ButtonKind | undefined;
  readonly size?: ButtonSize | undefined;
  /** Takes the full width of its container. */
  readonly wide?: boolean | undefined;
}

/** The class names of a button, for elements styled as one: button, link, label. */
export function buttonClass({ kind = 'primary', size = 'base', wide = false }: ButtonLook): string {
  return cx(
    'relative inline-flex max-w-full shrink-0 items-center justify-center font-semibold no-underline select-none',
    'transition-colors disabled:opacity-45 aria-disabled:not-data-pending:cursor-not-allowed aria-disabled:not-data-pending:opacity-45',
    'forced-colors:border forced-colors:border-solid',
    KIND[kind],
    kind === 'icon' ? ICON_SIZE[size] : TEXT_SIZE[size],
    kind === 'text' && 'px-2!',
    wide && 'w-full',
  );
}
