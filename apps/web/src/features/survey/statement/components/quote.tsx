/** A person's statement in their own words. */
export function Quote({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <section className="border-l-2 border-lila pl-4">
      <h3 className="text-sm font-semibold text-ink">{title}</h3>
      <p dir="auto" className="whitespace-pre-line text-second wrap-anywhere">
        {text}
      </p>
    </section>
  );
}
