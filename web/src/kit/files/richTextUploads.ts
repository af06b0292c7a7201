// Uploads of images and files in rich text. The upload code is loaded with the first one.
import type { TextUploads } from '../../ui/index.ts';

const upload = (to: string, field: 'image' | 'file') => async (file: File) => {
  const { uploadForText } = await import('../uploads/forText.ts');
  return uploadForText(to, field, file);
};

export const richTextUploads: TextUploads = {
  image: upload('/media/profile/images', 'image'),
  file: upload('/media/profile/file', 'file'),
};
