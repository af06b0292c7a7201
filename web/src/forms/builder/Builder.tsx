// The form builder: palette, form or preview, and settings of the selected field. Wide screens show all three panes,
// narrow ones one at a time.
import { Suspense, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { validateFields } from '@kafedra/common/forms';
import {
  belowHead,
  Box,
  chakra,
  Segmented,
  Stack,
  VisuallyHidden,
  lazyPart,
  LoadingState,
} from '../../ui/index.ts';
import { AccountNote } from './AccountNote.tsx';
import { definedField, refAfter } from './document/document.ts';
import { useBuilderKeys } from './builderKeys.ts';
import { FormSettings } from './FormSettings.tsx';
import { useFieldActions } from './useFieldActions.ts';
import type { EditedForm } from './document/useFormDocument.ts';
import type { Builder_company$key } from '../../__generated__/Builder_company.graphql.ts';

type Pane = 'palette' | 'form' | 'settings';

// Lazy: drag and drop and the preview are loaded after the page.
const Palette = lazyPart(() => import('./Palette.tsx'), 'Palette');
const Canvas = lazyPart(() => import('./Canvas.tsx'), 'Canvas');
const FieldSettings = lazyPart(() => import('./FieldSettings.tsx'), 'FieldSettings');
const Preview = lazyPart(() => import('./Preview.tsx'), 'Preview');

export function Builder({
  company: key,
  formId,
  edited,
}: {
  company: Builder_company$key;
  /** REST id. */
  formId: number;
  edited: EditedForm;
}) {
  const company = useFragment<Builder_company$key>(
    graphql`
      fragment Builder_company on Company {
        id
        code
        name
        ...Palette_company
      }
    `,
    key,
  );
  const { document, save, change } = edited;
  const [chosen, setChosen] = useState<string | null>(null);
  const [pane, setPane] = useState<Pane>('form');
  const [view, setView] = useState<'build' | 'preview'>('build');
  const [settings, setSettings] = useState<'field' | 'form'>('form');
  const [announcement, setAnnouncement] = useState('');
  const field = document.fields.find(({ ref }) => ref === chosen) ?? null;

  const choose = (ref: string | null) => {
    setChosen(ref);
    setSettings(ref === null ? 'form' : 'field');
  };
  const settingsPane = useRef<HTMLElement>(null);
  const { actions, addFirst, update } = useFieldActions({
    edited,
    chosen,
    choose,
    announce: setAnnouncement,
    settingsPane,
  });

  useBuilderKeys({
    undo: edited.undo,
    redo: edited.redo,
    save: () => void edited.flush(),
    duplicate: () => chosen !== null && actions.duplicate(chosen),
  });

  const problem = validateFields(document.fields.map(definedField)).find(
    ({ index, part }) => part === 'condition' && document.fields[index]?.ref === chosen,
  );

  return (
    <Stack gap="0" flex="1" minH="0" bg="canvas">
      <Narrow>
        <Segmented
          label="Часть редактора"
          value={pane}
          onChange={setPane}
          options={[
            { value: 'palette', label: 'Поля' },
            { value: 'form', label: 'Форма' },
            { value: 'settings', label: 'Настройки' },
          ]}
        />
      </Narrow>
      <Panes>
        <section aria-label="Какие поля добавить" data-shown={pane === 'palette' || undefined}>
          <Suspense fallback={<LoadingState />}>
            <Palette
              company={company}
              companyId={company.id}
              fields={document.fields}
              onAdd={(payload) => actions.insert(payload, refAfter(document.fields, chosen))}
            />
          </Suspense>
        </section>
        <section aria-label="Форма" data-shown={pane === 'form' || undefined}>
          <Box mb="3" maxW="320px">
            <Segmented
              label="Что показать"
              value={view}
              onChange={setView}
              options={[
                { value: 'build', label: 'Правка' },
                { value: 'preview', label: 'Предпросмотр' },
              ]}
            />
          </Box>
          <AccountNote document={document} onAdd={addFirst} />
          <Suspense fallback={<LoadingState />}>
            {view === 'build' ? (
              <Canvas document={document} chosen={chosen} actions={actions} />
            ) : (
              <Preview document={document} company={company.name} />
            )}
          </Suspense>
        </section>
        <section
          ref={settingsPane}
          tabIndex={-1}
          aria-label="Настройки"
          data-shown={pane === 'settings' || undefined}
        >
          <Box mb="4">
            <Segmented
              label="Чьи настройки"
              value={field === null ? 'form' : settings}
              onChange={setSettings}
              options={[
                { value: 'field', label: 'Поле' },
                { value: 'form', label: 'Форма' },
              ]}
            />
          </Box>
          {field !== null && settings === 'field' ? (
            <Suspense fallback={<LoadingState />}>
              <FieldSettings
                // The key resets the inputs when another field is selected.
                key={field.ref}
                document={document}
                field={field}
                conditionError={problem?.message ?? null}
                onChange={(part, what) => update(field.ref, part, what)}
                onDuplicate={() => actions.duplicate(field.ref)}
                onRemove={() => actions.remove(field.ref)}
              />
            </Suspense>
          ) : (
            <FormSettings
              companyId={company.id}
              place={`${company.code}/${formId}`}
              document={document}
              save={save}
              onLeft={edited.commit}
              onChange={(part, what) => change((now) => ({ ...now, ...part }), what)}
            />
          )}
        </section>
      </Panes>
      <VisuallyHidden asChild>
        <output>{announcement}</output>
      </VisuallyHidden>
    </Stack>
  );
}

const Narrow = chakra('div', {
  base: { display: { base: 'block', lg: 'none' }, px: '4', pt: '4' },
});

const Panes = chakra('div', {
  base: {
    flex: '1',
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      lg: '240px minmax(0, 1fr) 300px',
      xl: '280px minmax(0, 1fr) 340px',
    },
    borderTop: '1px solid',
    borderColor: 'line',
    '& > section': { p: '4', minW: '0', display: { base: 'none', lg: 'block' } },
    '& > section[data-shown]': { display: 'block' },
    // The outer panes are sticky while a long form scrolls.
    '& > section:first-of-type, & > section:last-of-type': {
      bg: 'surface',
      position: { lg: 'sticky' },
      top: { lg: belowHead },
      alignSelf: 'start',
      maxH: { lg: `calc(100dvh - ${belowHead})` },
      minH: { lg: `calc(100dvh - ${belowHead})` },
      overflowY: { lg: 'auto' },
    },
    '& > section:first-of-type': { borderRight: { lg: '1px solid' }, borderColor: { lg: 'line' } },
    '& > section:last-of-type': { borderLeft: { lg: '1px solid' }, borderColor: { lg: 'line' } },
  },
});
