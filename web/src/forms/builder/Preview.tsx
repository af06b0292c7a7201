// A preview of the form being edited in the components that visitors see, at a wide or a narrow width.
import { useState } from 'react';
import { Box, PasswordField, Segmented, Stack, useAlerts, useForm } from '../../ui/index.ts';
import { emptyValues, withoutAccountFields } from '../filling/fields.ts';
import { FillingForm } from '../filling/FillingForm.tsx';
import { FormPage } from '../filling/FormPage.tsx';
import { filledField, type FormDocument } from './document/document.ts';

export function Preview({ document, company }: { document: FormDocument; company: string }) {
  const [room, setRoom] = useState<'wide' | 'narrow'>('wide');
  const alerts = useAlerts();
  const described = document.fields.map(filledField);
  const fields = document.createUser ? withoutAccountFields(described) : described;
  const form = useForm({
    defaultValues: { ...emptyValues(fields, new URLSearchParams()), password: '' },
  });
  const button =
    document.buttonName.trim() || (document.createUser ? 'Зарегистрироваться' : 'Отправить');
  return (
    <Stack gap="4" data-preview>
      <Segmented
        label="Ширина экрана"
        value={room}
        onChange={setRoom}
        options={[
          { value: 'wide', label: 'Компьютер' },
          { value: 'narrow', label: 'Телефон' },
        ]}
      />
      <Box
        w="full"
        maxW={room === 'narrow' ? '375px' : 'full'}
        mx="auto"
        p="4"
        bg="canvas"
        border="1px solid"
        borderColor="line"
        borderRadius="xl"
      >
        <FormPage
          template={document.frontTemplate}
          title={document.title.trim() || company}
          text={document.description.trim()}
        >
          <FillingForm
            form={form}
            fields={fields}
            button={button}
            onSubmit={() => alerts.success('Это предпросмотр: ничего не отправлено')}
          >
            {document.createUser && (
              <PasswordField
                name="password"
                label="Пароль"
                hint="От 8 символов"
                autoComplete="new-password"
              />
            )}
          </FillingForm>
        </FormPage>
      </Box>
    </Stack>
  );
}
