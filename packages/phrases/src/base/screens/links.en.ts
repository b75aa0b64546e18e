/** The messages for links that do not work. */
export const linksEn = {
  damaged: {
    title: 'This link is damaged',
    text: 'Open it from the e-mail again, or have it sent anew.',
  },
  unknown: {
    title: 'This link was not found',
    text: 'It may have been withdrawn or replaced. Use the link in the latest e-mail, or have a new one sent.',
  },
  expired: { title: 'This link has expired', text: 'Have a new one sent.' },
  used: {
    title: 'This link is not valid any more',
    text: 'It has been used, or a newer one has replaced it.',
  },
};
