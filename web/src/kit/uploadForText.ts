// Uploads what stands in a rich text: images and files of the person who writes it.
import { uploadFile, UploadFailed, uploadProblem } from './upload.ts';

interface Uploaded {
  url: string;
  name: string;
}

const upload =
  (to: string, field: 'image' | 'file') =>
  async (file: File, onProgress: (percent: number) => void): Promise<Uploaded> => {
    const problem = uploadProblem(file);
    if (problem !== null) throw new UploadFailed(problem);
    const answer = (await uploadFile({ to, file, field, onProgress })) as Record<string, Uploaded>;
    const uploaded = answer[field];
    if (!uploaded) throw new UploadFailed('Не удалось загрузить файл, попробуйте еще раз');
    return uploaded;
  };

export const uploadsForText = {
  image: upload('/media/profile/images', 'image'),
  file: upload('/media/profile/file', 'file'),
};
