/** The messages for a CV that cannot be read. */
export const resumeErrorsEn = {
  'resume.not_pdf': 'Only PDF files are allowed',
  'resume.too_large': 'File is too large (maximum 10MB)',
  'resume.scan':
    'This PDF is a scan: a picture of the pages without text. Save your CV as a PDF from the program you wrote it in, or run text recognition (OCR) on the scan first.',
  'resume.no_text':
    'This PDF contains no text that we can read. Save your CV as a PDF from the program you wrote it in, so that its text stays text.',
  'resume.protected': 'This PDF is protected with a password. Save it without one, and try again.',
  'resume.too_many_pages': 'This PDF has more than {{max}} pages. Please choose one with your CV only.',
  'resume.too_much_text': 'This PDF contains more text than a CV does. Please choose one with your CV only.',
  'resume.unreadable':
    'Oops, something went wrong. Please try again in a few moments or with a different file.',
};
