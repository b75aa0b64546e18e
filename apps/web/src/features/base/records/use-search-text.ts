import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';

const WRITE_AFTER_MS = 250;

/**
 * The text of a search that is also in the URL: updated here at once and there after a delay, so that a navigation
 * loses no keystroke. A new text in the URL (back, a link) replaces it. The delayed update is dropped once the user
 * opens another page.
 */
export function useSearchText(
  inAddress: string,
  write: (text: string) => void,
): readonly [string, (text: string) => void] {
  const router = useRouter();
  const [text, setText] = useState(inAddress);
  const latestWrite = useRef(write);
  const writtenText = useRef(inAddress);
  useEffect(() => {
    latestWrite.current = write;
  });
  useEffect(() => {
    if (inAddress === writtenText.current) return;
    writtenText.current = inAddress;
    setText(inAddress);
  }, [inAddress]);
  useEffect(() => {
    if (text === writtenText.current) return undefined;
    const { pathname } = router.latestLocation;
    const timer = setTimeout(() => {
      if (router.latestLocation.pathname !== pathname) return;
      writtenText.current = text;
      latestWrite.current(text);
    }, WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text, router]);
  return [text, setText];
}
