// The settings of the form as a whole.
import { Suspense, type ReactNode } from 'react';
import { frontTemplates } from '@kafedra/common/forms';
import { Heading, lazyPart, SelectBox, Skeleton, Stack, Switch } from '../../ui/index.ts';
import { EmbeddingSettings } from '../embedding/EmbeddingSettings.tsx';
import { LimitSettings } from '../limits/LimitSettings.tsx';
import type { FormDocument } from './document/document.ts';
import { templateLabels } from './formKinds.ts';
import { CommitOnBlur, TextBox } from './inputs.tsx';
import { savedOnBlur, type SaveState } from './document/useFormDocument.ts';

export function FormSettings({
  companyId,
  place,
  document,
  save,
  onLeft,
  onChange,
}: {
  companyId: string;
  /** Path of its public page: company code and form id. */
  place: string;
  document: FormDocument;
  save: SaveState;
  /** Called when an input of `settledSettings` loses the focus. */
  onLeft: () => void;
  /**
   * `what` names the changed setting: consecutive changes of the same one are a single undo step.
   */
  onChange: (change: Partial<FormDocument>, what: string) => void;
}) {
  const errorOf = (part: string) =>
    save.state === 'failed' && save.part?.split('.')[0] === part ? save.message : null;
  const text = (
    name: TextSetting,
    label: string,
    more: Partial<Parameters<typeof TextBox>[0]> = {},
  ) => {
    const box = (
      <TextBox
        {...more}
        id={name}
        label={label}
        value={document[name]}
        error={errorOf(name)}
        onChange={(value) => onChange({ [name]: value }, name)}
      />
    );
    return savedOnBlur.has(name) ? <CommitOnBlur onLeft={onLeft}>{box}</CommitOnBlur> : box;
  };
  const toggle = (name: ToggleSetting, label: string) => (
    <Switch spread checked={document[name]} onChange={(value) => onChange({ [name]: value }, name)}>
      {label}
    </Switch>
  );
  return (
    <Stack gap="6">
      <Group title="О форме">
        {text('name', 'Название', { required: true, hint: 'Его видят только сотрудники' })}
        {text('code', 'Код', {
          hint: 'Стоит в адресе вместо номера: латинские буквы, цифры и дефис',
          maxLength: 100,
        })}
      </Group>
      <Group title="Страница">
        {text('title', 'Заголовок', { hint: 'Пока пусто — название компании' })}
        {text('description', 'Описание', { long: true, maxLength: 10_000 })}
        {text('buttonName', 'Надпись на кнопке', { maxLength: 100 })}
        <SelectBox
          label="Вид страницы"
          value={document.frontTemplate}
          options={frontTemplates.map((value) => ({ value, label: templateLabels[value] }))}
          onChange={(frontTemplate) => onChange({ frontTemplate }, 'frontTemplate')}
        />
      </Group>
      <Group title="Что будет с ответами">
        {toggle('createUser', 'Создавать учётную запись')}
        {document.createUser && (
          <>
            <Suspense fallback={<Skeleton h="84px" />}>
              <RoleBox
                companyId={companyId}
                label="Роль"
                hint="Пока не выбрана — роль по умолчанию"
                value={document.role}
                error={errorOf('roleId')}
                onChange={(role) => onChange({ role }, 'role')}
              />
            </Suspense>
            {toggle('socialNetworkLogin', 'Вход через соцсети')}
          </>
        )}
        {text('webhook', 'Вебхук', {
          hint: 'Адрес, на который отправлять ответы. Что отправлено, видно на вкладке «Вебхук»',
          maxLength: 2000,
        })}
      </Group>
      <Group title="После отправки">
        {text('successText', 'Что показать', { long: true, maxLength: 10_000 })}
        {text('redirectUrl', 'Куда перейти', {
          hint: 'Адрес целиком, с https://',
          maxLength: 2000,
        })}
      </Group>
      <Group title="Когда и сколько">
        <LimitSettings document={document} errorOf={errorOf} onLeft={onLeft} onChange={onChange} />
      </Group>
      <Group title="Встраивание">
        <CommitOnBlur onLeft={onLeft}>
          <EmbeddingSettings
            form={place}
            origins={document.allowedOrigins}
            error={errorOf('allowedOrigins')}
            onChange={(allowedOrigins) => onChange({ allowedOrigins }, 'allowedOrigins')}
          />
        </CommitOnBlur>
      </Group>
    </Stack>
  );
}

type Settings<Value> = {
  [Name in keyof FormDocument]: FormDocument[Name] extends Value ? Name : never;
}[keyof FormDocument];
type TextSetting = Exclude<Settings<string>, 'frontTemplate'>;
type ToggleSetting = Settings<boolean>;

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="4">
      <Heading as="h3" size="small">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

const RoleBox = lazyPart(() => import('./RoleBox.tsx'), 'RoleBox');
