import { useEffect, useRef } from 'react';
import { isCovered } from '#lib/shortcuts.ts';

interface EditorKeys {
  readonly save: () => void;
  readonly undo: () => void;
}

/** In these fields the browser undoes typing. */
const TEXT = 'textarea, input:not([type="range"])';

/** Ctrl-S saves, and Ctrl-Z undoes a step of the ranges; in a text field it undoes typing. */
export function useEditorKeys(keys: EditorKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey === event.metaKey || event.shiftKey || event.altKey || isCovered()) return;
      const key = event.key.toLowerCase();
      const isText = event.target instanceof Element && event.target.matches(TEXT);
      if (key !== 's' && (key !== 'z' || isText)) return;
      event.preventDefault();
      if (key === 's') latest.current.save();
      else latest.current.undo();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
