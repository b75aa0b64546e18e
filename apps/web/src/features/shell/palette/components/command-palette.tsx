import { useRouter } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useCallback, useId, useState, type KeyboardEvent } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { takeKeys } from '#lib/typed-ahead.ts';
import { Spinner } from '#ui/spinner.tsx';
import { byGroup, matchCommands, type Command } from '../model/commands.ts';
import { useCommands } from '../use-commands.tsx';
import { useSearchCommands } from '../use-search-results.tsx';
import { CommandList, optionId } from './command-list.tsx';
import { Keys } from './keys.tsx';

/** Navigates or runs the action after the palette has closed. */
function useRun(close: () => void): (command: Command) => void {
  const router = useRouter();
  return ({ href, newTab, run }) => {
    close();
    if (href === undefined) run?.();
    else if (newTab === true) window.open(href, '_blank', 'noopener,noreferrer');
    else router.history.push(href);
  };
}

function usePalette() {
  const [text, setText] = useState('');
  const [pointedId, point] = useState<string>();
  const results = useSearchCommands(text);
  const commands = byGroup([...results.commands, ...matchCommands(useCommands(), text)], text).flatMap(
    ([, members]) => members,
  );
  // The active command may disappear with the next letter: then the first one becomes active.
  const active = commands.find((command) => command.id === pointedId) ?? commands[0];
  const write = (next: string) => {
    setText(next);
    point(undefined);
  };
  // While the input has the focus, it receives the keys itself.
  const begin = useCallback((field: HTMLInputElement | null) => {
    if (field !== null) setText((before) => takeKeys() + before);
  }, []);
  const move = (step: number) => {
    const index = active === undefined ? -1 : commands.indexOf(active);
    point(commands.at((index + step) % commands.length)?.id);
  };
  return { text, write, begin, commands, active, move, point, isSearching: results.isSearching };
}

function moveOf(event: KeyboardEvent): number | undefined {
  if (event.nativeEvent.isComposing) return undefined;
  if (event.key === 'ArrowDown') return 1;
  return event.key === 'ArrowUp' ? -1 : undefined;
}

/** The command palette: pages, search and actions in one input, limited to what the user may see. */
export function CommandPalette({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('palette');
  const listId = useId();
  const run = useRun(onClose);
  const { text, write, begin, commands, active, move, point, isSearching } = usePalette();
  const onKeyDown = (event: KeyboardEvent) => {
    const step = moveOf(event);
    if (step !== undefined && commands.length > 0) {
      event.preventDefault();
      move(step);
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing && active !== undefined) {
      event.preventDefault();
      run(active);
    }
  };
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      className="fixed inset-0 z-50 h-(--visual-viewport-height) bg-veil p-4 pt-[12vh] entering:animate-[appear_150ms_ease-in-out] max-md:p-2"
    >
      <Modal className="mx-auto flex max-h-[min(560px,100%)] w-full max-w-[600px] flex-col overflow-hidden rounded-lg border border-line bg-raised shadow-soft">
        <Dialog aria-label={t('title')} className="flex min-h-0 flex-col outline-none">
          <div className="flex items-center gap-3 border-b border-line px-4">
            <Search aria-hidden="true" className="size-4 shrink-0 text-third" />
            <input
              ref={begin}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user opened the palette to type
              autoFocus
              role="combobox"
              aria-label={t('label')}
              aria-expanded={commands.length > 0}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={active === undefined ? undefined : optionId(listId, active)}
              autoComplete="off"
              spellCheck={false}
              placeholder={t('placeholder')}
              value={text}
              onChange={(event) => write(event.target.value)}
              onKeyDown={onKeyDown}
              className="min-h-13 min-w-0 flex-1 bg-transparent text-md outline-none placeholder:text-third"
            />
            {isSearching && <Spinner />}
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto p-2">
            <CommandList
              id={listId}
              commands={commands}
              active={active}
              onActive={({ id }) => point(id)}
              onRun={run}
            />
            {commands.length === 0 && !isSearching && (
              <p className="px-3 py-6 text-center text-third">{t('nothing')}</p>
            )}
          </div>
          <output className="sr-only">{isSearching ? '' : t('found', { count: commands.length })}</output>
          <div className="flex gap-4 border-t border-line px-4 py-2 text-xs text-third max-md:hidden">
            <span className="flex items-center gap-1.5">
              <Keys keys={['↑', '↓']} /> {t('hint.move')}
            </span>
            <span className="flex items-center gap-1.5">
              <Keys keys={['enter']} /> {t('hint.run')}
            </span>
            <span className="flex items-center gap-1.5">
              <Keys keys={['escape']} /> {t('hint.close')}
            </span>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
