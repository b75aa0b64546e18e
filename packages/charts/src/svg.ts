import { escapeXml } from './text.ts';

type AttributeValue = string | number | undefined;

/**
 * One SVG element as text. Only presentation attributes are written, never `style`, so that the picture passes
 * a strict content security policy. Numbers keep two decimals; children are markup, attribute values are escaped.
 */
export function element(
  name: string,
  attributes: Readonly<Record<string, AttributeValue>>,
  ...children: readonly string[]
): string {
  const attributeText = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : escapeXml(value ?? '')}"`)
    .join('');
  return children.length === 0
    ? `<${name}${attributeText}/>`
    : `<${name}${attributeText}>${children.join('')}</${name}>`;
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

export interface LayerFrame {
  readonly width: number;
  readonly height: number;
  readonly fontFamily: string;
}

export interface PictureFrame extends LayerFrame {
  readonly idPrefix: string;
  readonly title: string;
  readonly description: string;
}

/** The outer element: one image with an accessible name and description. */
export function picture(frame: PictureFrame, ...children: readonly string[]): string {
  const id = `chart-${frame.idPrefix.replaceAll(/[^\w-]/g, '-')}`;
  return element(
    'svg',
    {
      ...outer(frame),
      role: 'img',
      'aria-labelledby': `${id}-title ${id}-desc`,
      'font-family': frame.fontFamily,
    },
    element('title', { id: `${id}-title` }, escapeXml(frame.title)),
    element('desc', { id: `${id}-desc` }, escapeXml(frame.description)),
    ...children,
  );
}

/** One layer of a stacked picture; the element that stacks the layers carries the accessible name. */
export function layer(frame: LayerFrame, ...children: readonly string[]): string {
  return element('svg', { ...outer(frame), 'font-family': frame.fontFamily }, ...children);
}

function outer({ width, height }: LayerFrame) {
  return {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${round(width)} ${round(height)}`,
    width,
    height,
  };
}
