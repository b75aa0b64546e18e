import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';

const WRITE_AFTER_MS = 250;

/**
 * The text of a search that is also in the URL: updated here at once, there after a pause, so that no key is lost to a
 * navigation. A new text in the URL (back, a link) is taken over. A user who is already on the way to another page is
 * not called back.
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
