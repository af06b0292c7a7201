// Which files the code of the application comes in. Left alone, every module that two screens share is a file of its own,
// a hundred small ones for a first load. Here they lie in layers instead, each one file, loaded by what stands on it.
// (A module with an `await` of its own at the top would keep lazy modules out of them: Rolldown then gives each a file.)
import { lateMutation, lateMutations } from './mutations.ts';

interface Layer {
  name: string | ((module: string) => string);
  /** Its modules; those that they import come along, unless a layer before has them. */
  test: RegExp;
  /** How many lazy modules and pages must need one of its modules. */
  minShareCount?: number;
  /** Bytes. */
  maxModuleSize?: number;
}

/** From the lowest up: a module is in the first that takes it. */
const layers: readonly Layer[] = [
  // GraphiQL stands on this one too.
  {
    name: 'react',
    test: /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store)\/|lucide-react\/dist\/esm\/(?!icons)|vite\/preload-helper/,
  },
  // One file for each domain, since they are much alike.
  { name: lateMutations, test: lateMutation },
  // What is there before any page is, and what forms and pages with data both stand on.
  {
    name: 'base',
    test: /src\/(?:App|shell\/layouts\/OpenLayout|ui\/(?:text\/Facts|layout\/Toggles|form\/frame|overlay\/(?:confirm|Modal)))\.tsx$|src\/(?:kit\/network\/(?:answer|online)|ui\/(?:behaviour\/shortcuts|overlay\/layers))\.ts$|lucide-react\/dist\/esm\/icons\/eye\.mjs$/,
  },
  // Pages that ask for something, also before signing in. Most others have forms in dialogs alone.
  {
    name: 'form',
    test: /src\/(?:kit\/relay\/sendMutation\.ts|ui\/form\/(?:Form|fields|SubmitButton)\.tsx)$/,
  },
  // Pages that show data: Relay and the frame of the back office.
  {
    name: 'data',
    test: /src\/(?:shell\/layouts\/(?:DataRoot|AdminLayout)\.tsx|kit\/(?:relay\/pageData|pages\/Admin)\.ts)$/,
  },
  // What tables, dates and layers rest on, and GraphiQL.
  {
    name: 'widgets',
    test: /node_modules\/(?:@tanstack\/(?:react-|)virtual|@?react-aria|@?react-stately|@internationalized)/,
    minShareCount: 10,
  },
  // What is done with saved views comes when they are opened, and tiles in the place of tables when somebody wants them.
  {
    name: 'list',
    test: /src\/kit\/list\/(?!views\/panel\/|TileView|OrderForm|shownList|useTurnedPages|roubles).*\.tsx?$/,
  },
  // What uploads files, for the pages that do. (The field of a message would bring icons along, which other pages show.)
  {
    name: 'uploads',
    test: /src\/(?:kit|ui)\/uploads\/(?!MessageFilesField)|node_modules\/(?:idb|crc-32)\//,
    minShareCount: 2,
  },
  // What is left of our own small modules, and the icons, when many ask for it. (Pages before signing in need the captcha,
  // and nothing else of it; and where no text is written, nothing may ask for the editor. Dialogs of exports
  // come when they open, filters by fields too, with what they switch and ask for moments by, and pictures after the page;
  // what deletes files and puts them into texts is for the pages that do.)
  {
    name: 'common',
    test: /src\/(?:ui(?!\/(?:format\/prices|charts\/(?:Bars|DayBars|NumberTable)|rich-text|uploads|custom-field|drag|text\/(?:FieldValues|NamedChoices|OrderedList)|pictures\/Picture|layout\/Segmented|form\/(?:LinesField|dates\/(?:DateField|DateTimeField|DateTimeBox)|choices\/(?:ComboField|MultiComboField|Select\.))|overlay\/FormModal))|kit(?!\/(?:actions\/(?:KindList|useMerging|useSteps|pastedLines|FolderChoiceModal)|cells\/|comments\/|period\/PeriodPicker|captcha|drafts\/|fields\/|list\/(?:views\/panel|TileView|OrderForm)|uploads|record\/|files\/(?:FilePicture|MessageFiles|fileQuestion|plainHtml|useFileRemoval|uploadForText)))|jobs|exports(?!\/(?:lazy|RepeatExport|Export(?:Modal|Scope))))\/|node_modules\/lucide-react\//,
    minShareCount: 3,
    maxModuleSize: 6_000,
  },
  // Tables that are typed into, for the pages that have one.
  { name: 'cells', test: /src\/kit\/cells\//, minShareCount: 2 },
  // What dialogs and a few pages have of a form.
  {
    name: 'fields',
    test: /src\/(?:ui\/(?:form\/(?:dates\/(?:DateField|DateTimeField)|choices\/(?:ComboField|MultiComboField|Select))|overlay\/FormModal)|kit\/record\/RecordModal)\.tsx$/,
    minShareCount: 2,
  },
  // What deletes files.
  {
    name: 'removal',
    test: /src\/kit\/files\/(?:fileQuestion|useFileRemoval)\.ts$/,
    minShareCount: 2,
  },
  // What orders files, in dialogs that come when they open and once more from the list of jobs.
  {
    name: 'orders',
    test: /src\/.*\/(?:useOrder\w*Export|\w+ExportOrders)\.tsx?$/,
    minShareCount: 2,
  },
  // Invites with the roles and groups that they give, which filters choose among, too.
  {
    name: 'invites',
    test: /src\/(?:people\/(?:choices|invites\/invite(?:Kinds|States))|courses\/packages\/packageSearch)\.tsx?$/,
    minShareCount: 2,
  },
  // What the list of orders and the page of one have in common, with the packages of courses that are chosen among there.
  {
    name: 'order-pages',
    test: /src\/(?:orders\/(?:choices|orders\/(?:useOrderWork|orderNouns|orderChanges|ContactFields)|statuses\/(?:OrderStatusBadge|statusTypes))|courses\/(?:lazy|people\/choices))\.tsx?$/,
    minShareCount: 2,
  },
  // What the list of promo codes and the page of one have in common.
  {
    name: 'payments',
    test: /src\/payments\/promo-codes\/(?:promoCodeValues|promoCodeWords|StateBadge)\.tsx?$/,
    minShareCount: 2,
  },
  // What the pages of a test and of its results have in common.
  {
    name: 'assessments',
    test: /src\/assessments\/(?:attemptStates|editor\/(?:TestTabs|testTabs)|results\/(?:rights|useNames|attemptWords))\.tsx?$/,
    minShareCount: 2,
  },
  // What the list of courses, their table to type into and the page of one have in common.
  {
    name: 'courses',
    test: /src\/courses\/(?:list\/(?:courseList|useFilterWords|favouriteLook)|course\/(?:courseStatus|useCourseNameModals))\.tsx?$/,
    minShareCount: 2,
  },
  // The form of a record, and what texts and fields choose files by. Lists have theirs in dialogs, and what two people have
  // changed is asked about by one that comes then.
  {
    name: 'record',
    test: /src\/(?:kit\/record\/(?!DisputeModal|RecordModal)|media\/(?:index|useTextUploads|picker\/(?:index|usePicker))\.tsx?$)/,
  },
  // What fills fields in, of a user or of a form. (What is wrong with a form, its builder alone asks.)
  {
    name: 'filling',
    test: /src\/(?:forms\/(?:filling\/(?!FormFileInput)|index|wire)|forms\/custom-fields\/describeField|ui\/custom-field\/(?!FileFieldInput))|common\/src\/(?:fields|forms(?!\/problems))\//,
  },
  // What the lessons that one learns and those that one makes have in common. (What shows blocks stands on pictures and
  // texts, which pages without lessons have, too.)
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
