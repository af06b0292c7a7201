// Groups modules into chunks by layer. By default each module shared by two screens would become a separate chunk, a
// hundred on first load.
import { lazyMutation, mutationChunkName } from './mutations.ts';

interface Layer {
  name: string | ((module: string) => string);
  /** Its modules; their imports are included unless an earlier layer has them. */
  test: RegExp;
  /** Minimum number of lazy modules and pages that share a module. */
  minShareCount?: number;
  /** Bytes. */
  maxModuleSize?: number;
}

/**
 * From the base up: a module belongs to the first layer that matches. A module with top-level await would keep lazy
 * modules out of its layer: Rolldown then gives each a separate chunk.
 */
const layers: readonly Layer[] = [
  // Also used by GraphiQL.
  {
    name: 'react',
    test: /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store)\/|lucide-react\/dist\/esm\/(?!icons)|vite\/preload-helper/,
  },
  // One chunk per domain, since mutations are much alike.
  { name: mutationChunkName, test: lazyMutation },
  // Needed before any page, and by pages with forms or data.
  {
    name: 'base',
    test: /src\/(?:App|shell\/layouts\/AuthLayout|ui\/(?:text\/DetailList|layout\/Toggles|form\/frame|overlay\/(?:confirm|Modal)))\.tsx$|src\/(?:kit\/network\/(?:mutationResult|online)|ui\/(?:behaviour\/shortcuts|overlay\/layers))\.ts$|lucide-react\/dist\/esm\/icons\/eye\.mjs$/,
  },
  // Pages with forms, also before sign-in. Most other forms are in lazy dialogs.
  {
    name: 'form',
    test: /src\/(?:kit\/relay\/sendMutation\.ts|ui\/form\/(?:Form|fields|SubmitButton)\.tsx)$/,
  },
  // Pages with data: Relay and the back office layout.
  {
    name: 'data',
    test: /src\/(?:shell\/layouts\/(?:DataRoot|AdminLayout)\.tsx|kit\/(?:relay\/pageData|pages\/Admin)\.ts)$/,
  },
  // The libraries under tables, dates and layers, also used by GraphiQL.
  {
    name: 'widgets',
    test: /node_modules\/(?:@tanstack\/(?:react-|)virtual|@?react-aria|@?react-stately|@internationalized)/,
    minShareCount: 10,
  },
  // Lists. The panel of saved views and tiles are loaded when they are opened.
  {
    name: 'list',
    test: /src\/kit\/list\/(?!views\/panel\/|sorting\/(?:SortForm|sortModal)|filter\/(?:filterInputs|roubles)|TileView|entityList|shownList|usePager).*\.tsx?$/,
  },
  // Uploads. (MessageFilesField would include icons that other pages show.)
  {
    name: 'uploads',
    test: /src\/(?:kit|ui)\/uploads\/(?!MessageFilesField)|node_modules\/(?:idb|crc-32)\//,
    minShareCount: 2,
  },
  // Our remaining small modules and icons with several users. Excluded: what pages before sign-in don't need except for
  // the captcha, the editor, dialogs and filters that are loaded on opening, pictures, and file deletion and uploads in
  // texts, which only few pages have.
  {
    name: 'common',
    test: /src\/(?:ui(?!\/(?:format\/prices|charts\/(?:Bars|DayBars|NumberTable)|rich-text|uploads|custom-field|drag|text\/(?:FieldValues|NamedChoices|OrderedList)|pictures\/Picture|layout\/Segmented|form\/(?:LinesField|dates\/(?:DateField|DateTimeField|DateTimeBox)|choices\/(?:ComboField|MultiComboField|Select\.))|overlay\/FormModal))|kit(?!\/(?:actions\/(?:KindList|useMerge|useUndoHistory|pastedLines|FolderChoiceModal)|cells\/|comments\/|period\/PeriodPicker|captcha|choices\/|drafts\/|fields\/|list\/(?:views\/panel|TileView|sorting\/(?:SortForm|sortModal)|entityList|filter\/filterInputs)|uploads|record\/|files\/(?:FilePicture|MessageFiles|deletionQuestions|plainHtml|useFileDeletion|richTextUploads)))|jobs(?!\/allKinds)|exports(?!\/(?:lazy|export(?:Dialog|Job)|Export(?:Modal|Scope))))\/|node_modules\/lucide-react\//,
    minShareCount: 3,
    maxModuleSize: 6_000,
  },
  // Editing grids.
  { name: 'cells', test: /src\/kit\/cells\//, minShareCount: 2 },
  // Form fields of dialogs and of a few pages.
  {
    name: 'fields',
    test: /src\/(?:ui\/(?:form\/(?:dates\/(?:DateField|DateTimeField)|choices\/(?:ComboField|MultiComboField|Select))|overlay\/FormModal)|kit\/record\/RecordModal)\.tsx$/,
    minShareCount: 2,
  },
  // File deletion.
  {
    name: 'removal',
    test: /src\/kit\/files\/(?:deletionQuestions|useFileDeletion)\.ts$/,
    minShareCount: 2,
  },
  // The kinds of exports, in lazy dialogs and again in the list of jobs.
  {
    name: 'exports',
    test: /src\/.*\/[a-z]\w*Export\.ts$/,
    minShareCount: 2,
  },
  // Invites with their roles and groups, which filters use, too.
  {
    name: 'invites',
    test: /src\/(?:people\/(?:choices|invites\/invite(?:Kinds|States))|kit\/choices\/(?:roleSearch|packageSearch))\.tsx?$/,
    minShareCount: 2,
  },
  // Shared by the list and the page of orders, with the search for packages.
  {
    name: 'order-pages',
    test: /src\/(?:orders\/(?:choices|orders\/(?:useOrderMutations|orderNouns|orderChanges|ContactFields)|statuses\/(?:OrderStatusBadge|statusTypes))|courses\/(?:lazy|people\/choices))\.tsx?$/,
    minShareCount: 2,
  },
  // Shared by the list and the page of promo codes.
  {
    name: 'payments',
    test: /src\/payments\/promo-codes\/(?:promoCodeValues|promoCodeWords|StateBadge)\.tsx?$/,
    minShareCount: 2,
  },
  // Shared by the pages of a test and of its results.
  {
    name: 'assessments',
    test: /src\/assessments\/(?:attempts\/attemptStates|editor\/(?:TestTabs|testTabs)|results\/(?:permissions|useNames|attemptWords))\.tsx?$/,
    minShareCount: 2,
  },
  // Shared by the list, the grid and the page of courses.
  {
    name: 'courses',
    test: /src\/courses\/(?:list\/(?:courseList|useCourseConditions|favouriteStyles)|course\/(?:courseStatus|useCourseNameModals))\.tsx?$/,
    minShareCount: 2,
  },
  // The form of a record, with the file picker of texts and fields. In lists it is in lazy dialogs, as is the dialog of
  // conflicts everywhere.
  {
    name: 'record',
    test: /src\/(?:kit\/record\/(?!ConflictModal|RecordModal)|media\/(?:index|useTextUploads|picker\/(?:index|usePicker))\.tsx?$)/,
  },
  // Inputs for custom fields and forms. (Only the form builder needs the check of a form's problems.)
  {
    name: 'filling',
    test: /src\/(?:forms\/(?:filling\/(?!FormFileInput)|index|graphqlEnums)|forms\/custom-fields\/describeField|ui\/custom-field\/(?!FileFieldInput))|common\/src\/(?:fields|forms(?!\/problems))\//,
  },
  // Shared by the lessons of learners and of editors. (The view of blocks depends on pictures and texts, which pages
  // without lessons have, too.)
  {
    name: 'lessons',
    test: /src\/lessons\/(?:learning\/(?:CourseCertificate|CourseContents|CourseProgress|openingWords)|lessonTypes|blocks\/(?:blockKinds|blockWords))\.tsx?$|common\/src\/lessons\//,
    minShareCount: 2,
  },
];

export const chunks = layers.map((layer, index) => ({
  ...layer,
  priority: layers.length - index,
}));
