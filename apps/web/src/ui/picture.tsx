/** An SVG text of our own charts, as wide as its container. It carries its own title and description. */
export function Picture({ svg }: { readonly svg: string }) {
  return <div className="[&>svg]:h-auto [&>svg]:w-full" dangerouslySetInnerHTML={{ __html: svg }} />;
}
