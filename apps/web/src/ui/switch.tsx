import { Switch as AriaSwitch } from 'react-aria-components';
import { cx } from '#lib/class-names.ts';
import type { ToggleProps } from './toggle-props.ts';

/** A switch that takes effect at once. */
export function Switch({ checked, children, disabled, ...props }: ToggleProps) {
  return (
    <AriaSwitch
      {...props}
      isSelected={checked}
      isDisabled={disabled === true}
      className={cx(
        'group inline-flex min-h-6 items-center gap-2.5 max-md:min-h-11 max-md:min-w-11 data-disabled:opacity-45',
        children === undefined && 'max-md:justify-end',
      )}
    >
      <span className="flex h-5 w-[34px] shrink-0 rounded-full bg-control p-0.5 transition-colors group-data-selected:bg-lila group-data-focus-visible:outline-2 group-data-focus-visible:outline-offset-2 group-data-focus-visible:outline-focus forced-colors:border">
        <span className="shape size-4 rounded-full bg-surface transition-transform group-data-selected:translate-x-[14px]" />
      </span>
      {children !== undefined && <span>{children}</span>}
    </AriaSwitch>
  );
}
