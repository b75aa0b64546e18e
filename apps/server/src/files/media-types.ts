/** The media types the product stores, recognised by their first bytes and not by the client's content type. */
export const MEDIA_TYPES = {
  'image/png': { extension: 'png', label: 'PNG', magic: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  'image/jpeg': { extension: 'jpg', label: 'JPG', magic: [0xff, 0xd8, 0xff] },
  'application/pdf': { extension: 'pdf', label: 'PDF', magic: [0x25, 0x50, 0x44, 0x46, 0x2d] },
} as const;
export type MediaType = keyof typeof MEDIA_TYPES;
export type ImageType = Exclude<MediaType, 'application/pdf'>;

/** How many leading bytes are needed to recognise the type, and whether a PNG has colour. */
export const HEAD_BYTES = 26;

/** The media type by the first bytes; undefined when it is not one the product stores. */
export function findMediaType(head: Uint8Array): MediaType | undefined {
  const types = Object.keys(MEDIA_TYPES) as MediaType[];
  return types.find((type) => MEDIA_TYPES[type].magic.every((byte, index) => head[index] === byte));
}

/** Whether a PNG has no colour, by the colour type in its header: grey, or grey with alpha. */
export function isGreyPng(head: Uint8Array): boolean {
  return findMediaType(head) === 'image/png' && (head[25] === 0 || head[25] === 4);
}
