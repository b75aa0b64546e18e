import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import type { Command } from '../model/commands.ts';

interface CommandListProps {
  /** For the input's aria-activedescendant. */
  readonly id: string;
  readonly commands: readonly Command[];
  readonly active: Command | undefined;
  readonly onActive: (command: Command) => void;
  readonly onRun: (command: Command) => void;
}

/** The DOM id of a command. */
export function optionId(listId: string, command: Command): string {
  return `${listId}-${command.id}`;
}

function Option({ id, command, active, onActive, onRun }: CommandListProps & { readonly command: Command }) {
  const isActive = command === active;
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the text field handles the keys
    <div
      ref={element}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- HTML has no element for a list controlled by a text field
      role="option"
      tabIndex={-1}
      id={optionId(id, command)}
      aria-selected={isActive}
      className={cx(
        'flex min-h-10 cursor-default items-center gap-3 rounded-sm px-3 py-1.5 forced-colors:aria-selected:outline-2',
        isActive ? 'bg-lila-soft text-ink' : 'text-second',
      )}
      onPointerMove={() => onActive(command)}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onRun(command)}
    >
      <span className="grid size-7 shrink-0 place-items-center">{command.icon}</span>
      <span className="min-w-0 flex-1 font-medium wrap-anywhere">{command.label}</span>
    </div>
  );
}

/** The matching commands by group. */
export function CommandList(props: CommandListProps) {
  const { t } = useTranslation('palette');
  const { id, commands } = props;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- HTML has no element for a list controlled by a text field
    <div id={id} role="listbox" aria-label={t('results')}>
      {[...Map.groupBy(commands, ({ group }) => group)].map(([group, members]) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- HTML has no element for a list controlled by a text field
        <div key={group} role="group" aria-labelledby={`${id}-${group}-name`} className="pb-2">
          <div
            id={`${id}-${group}-name`}
            role="presentation"
            className="px-3 pt-2 pb-1 text-xs font-semibold text-third"
          >
            {t(`groups.${group}`)}
          </div>
          {members.map((command) => (
            <Option key={command.id} {...props} command={command} />
          ))}
        </div>
      ))}
    </div>
  );
}
