// Uploads what stands in a rich text: images and files of the person who writes it. What uploads comes with the first.
import type { Uploaded } from './uploads/forText.ts';

const upload =
  (to: string, field: 'image' | 'file') =>
  async (file: File, onProgress: (percent: number) => void): Promise<Uploaded> => {
    const { uploadForText } = await import('./uploads/forText.ts');
    return uploadForText({ to, file, field, onProgress });
  };

export const uploadsForText = {
  image: upload('/media/profile/images', 'image'),
  file: upload('/media/profile/file', 'file'),
};
