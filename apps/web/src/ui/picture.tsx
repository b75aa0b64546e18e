/** An SVG chart as wide as its container, with its own title and description. */
export function Picture({ svg }: { readonly svg: string }) {
  return <div className="[&>svg]:h-auto [&>svg]:w-full" dangerouslySetInnerHTML={{ __html: svg }} />;
}
