import { Spinner } from '#ui/spinner.tsx';

/** A loading message, visible and announced. */
export function LoadingMessage({ text }: { readonly text: string }) {
  return (
    <output className="flex items-center justify-center gap-3 text-md text-second">
      <Spinner className="size-5" />
      {text}
    </output>
  );
}
