/** How German mails address talents. Pages and documents always say du. */
export const ADDRESS_FORMS = ['du', 'sie'] as const;
export type AddressForm = (typeof ADDRESS_FORMS)[number];
