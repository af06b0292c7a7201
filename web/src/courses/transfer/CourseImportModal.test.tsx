// Closing the import dialog during an upload.
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { UploadFailed } from '../../kit/uploads/failures.ts';
import { uploadFile } from '../../kit/uploads/uploadFile.ts';
import { Button, useModals } from '../../ui/index.ts';
import { renderUi } from '../../ui/testing.tsx';
import { CourseImportModal } from './CourseImportModal.tsx';

vi.mock('../../kit/uploads/uploadFile.ts', () => ({ uploadFile: vi.fn<typeof uploadFile>() }));

function Opener() {
  const { open } = useModals();
  return (
    <Button
      onClick={() =>
        void open((close) => (
          <CourseImportModal companyId="C7" code="demo" onMade={() => undefined} onDone={close} />
        ))
      }
    >
      Импорт
    </Button>
  );
}

it('continues, and an alert reports a failure on any page', async () => {
  const { promise, reject } = Promise.withResolvers<unknown>();
  vi.mocked(uploadFile).mockReturnValue(promise);
  const { user } = renderUi(<Opener />);
  await user.click(screen.getByRole('button', { name: 'Импорт' }));
  await user.upload(await screen.findByLabelText('Архив курса'), new File(['x'], 'курс.zip'));
  expect(await screen.findByText(/Окно можно закрыть: импорт продолжится/)).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await act(async () => {
    reject(new UploadFailed('Файл больше 500 МБ'));
    await promise.catch(() => null);
  });
  expect(await screen.findByText('Курс не импортирован. Файл больше 500 МБ')).toBeVisible();
});
