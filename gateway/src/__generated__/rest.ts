// Generated from api/openapi.json: `npm run generate`.

export interface Schemas {
  Failure: Failure;
  StaffMember: StaffMember;
  Upload: Upload;
  PageOfEach: PageOfEach;
  FailureOfEach: FailureOfEach;
  ListMeta: ListMeta;
  Skipped: Skipped;
  FastEditedRow: FastEditedRow;
  TextPart: TextPart;
  Notification: Notification;
  AuthUser: AuthUser;
  AdminProfile: AdminProfile;
  FileUser: FileUser;
  FileUse: FileUse;
  UploadedFile: UploadedFile;
  ExpiringFile: ExpiringFile;
  GalleryImage: GalleryImage;
  Gallery: Gallery;
  FileArchive: FileArchive;
  FileStorageFolder: FileStorageFolder;
  FileStorageItem: FileStorageItem;
  LibraryEntry: LibraryEntry;
  Group: Group;
  AuditAuthor: AuditAuthor;
  AuditChange: AuditChange;
  Audit: Audit;
  PutBackRefusal: PutBackRefusal;
  PutBackField: PutBackField;
  PutBackPreview: PutBackPreview;
  CustomFieldVariable: CustomFieldVariable;
  CustomField: CustomField;
  FormFieldRule: FormFieldRule;
  FormFieldCondition: FormFieldCondition;
  FormField: FormField;
  FormRole: FormRole;
  Form: Form;
  JobReportTaken: JobReportTaken;
  JobReportLeft: JobReportLeft;
  JobReportChanged: JobReportChanged;
  JobReport: JobReport;
  Job: Job;
  Export: Export;
  Role: Role;
  ObservedUser: ObservedUser;
  CaptchaChallenge: CaptchaChallenge;
  UserCustomFieldValue: UserCustomFieldValue;
  UserCustomField: UserCustomField;
  User: User;
  InviteRecipient: InviteRecipient;
  InviteCustomField: InviteCustomField;
  Invite: Invite;
  UserInvite: UserInvite;
  Subject: Subject;
  Topic: Topic;
  TestCategory: TestCategory;
  TestPart: TestPart;
  Test: Test;
  QuestionAnswer: QuestionAnswer;
  SelectInputItem: SelectInputItem;
  Correspondence: Correspondence;
  CorrespondenceLink: CorrespondenceLink;
  QuestionCriterion: QuestionCriterion;
  TemplateCriterion: TemplateCriterion;
  QuestionCriterionTemplate: QuestionCriterionTemplate;
  QuestionFile: QuestionFile;
  TestQuestion: TestQuestion;
  GivenAnswerCount: GivenAnswerCount;
  QuestionStatistics: QuestionStatistics;
  TestStatistics: TestStatistics;
  TopicStatistics: TopicStatistics;
  AttemptTopic: AttemptTopic;
  TestAttempt: TestAttempt;
  AnswerLink: AnswerLink;
  AnswerText: AnswerText;
  AnswerItem: AnswerItem;
  AttemptFile: AttemptFile;
  ScoredPart: ScoredPart;
  RightAnswer: RightAnswer;
  RightItem: RightItem;
  RightAnswers: RightAnswers;
  ShownAnswer: ShownAnswer;
  ShownCorrespondence: ShownCorrespondence;
  ShownItem: ShownItem;
  ShownCriterion: ShownCriterion;
  AttemptAnswer: AttemptAnswer;
  CriterionMark: CriterionMark;
  AnswerScore: AnswerScore;
  AttemptQuestion: AttemptQuestion;
  AttemptedTest: AttemptedTest;
  AttemptPart: AttemptPart;
  LearnerAttempt: LearnerAttempt;
  OwnAttempt: OwnAttempt;
  LearnerTest: LearnerTest;
  ObservedAttempt: ObservedAttempt;
  FreeTest: FreeTest;
  BegunAttempt: BegunAttempt;
  TestAttemptExport: TestAttemptExport;
  GivenAnswer: GivenAnswer;
  LibraryTestQuestion: LibraryTestQuestion;
  LibraryTest: LibraryTest;
  StressTestTimes: StressTestTimes;
  StressTestRung: StressTestRung;
  StressTest: StressTest;
  DnsRecord: DnsRecord;
  CompanyIntegration: CompanyIntegration;
  SavedView: SavedView;
  DefaultView: DefaultView;
  Company: Company;
  CompanyContents: CompanyContents;
  SpendingBudget: SpendingBudget;
  Spending: Spending;
  SubscriptionLimits: SubscriptionLimits;
  SubscriptionUsage: SubscriptionUsage;
  SubscriptionPlan: SubscriptionPlan;
  CompanySubscription: CompanySubscription;
  FileStorageUsage: FileStorageUsage;
  BitrixForm: BitrixForm;
  CourseCustomFieldValue: CourseCustomFieldValue;
  CourseCustomField: CourseCustomField;
  CourseCategory: CourseCategory;
  CourseFieldCommentCount: CourseFieldCommentCount;
  CourseType: CourseType;
  CourseFormat: CourseFormat;
  CourseFolder: CourseFolder;
  Place: Place;
  FinishCriteria: FinishCriteria;
  Course: Course;
  CourseBulletPoint: CourseBulletPoint;
  CourseFieldComment: CourseFieldComment;
  CourseRemark: CourseRemark;
  CourseChatLinkBlock: CourseChatLinkBlock;
  Lesson: Lesson;
  BlockLayer: BlockLayer;
  CourseBranch: CourseBranch;
  CoursePackage: CoursePackage;
  CoursePackageRelation: CoursePackageRelation;
  BitrixField: BitrixField;
  BitrixContact: BitrixContact;
  CommercialOfferChoice: CommercialOfferChoice;
  CommercialOfferFilters: CommercialOfferFilters;
  CatalogType: CatalogType;
  CatalogFormat: CatalogFormat;
  CatalogPlace: CatalogPlace;
  HighlightedCourse: HighlightedCourse;
  CatalogCourse: CatalogCourse;
  CatalogCategory: CatalogCategory;
  CatalogCompany: CatalogCompany;
  Catalog: Catalog;
  CourseCertificate: CourseCertificate;
  CertificateCheck: CertificateCheck;
  CourseExport: CourseExport;
  CourseBranchExport: CourseBranchExport;
  CourseTeacher: CourseTeacher;
  CourseAdminUser: CourseAdminUser;
  CourseVisits: CourseVisits;
  CourseDay: CourseDay;
  CourseProgressShare: CourseProgressShare;
  CourseStatistics: CourseStatistics;
  ImportedStudentError: ImportedStudentError;
  ImportedStudent: ImportedStudent;
  ObservedCourse: ObservedCourse;
  CourseStudentPackage: CourseStudentPackage;
  CourseStudent: CourseStudent;
  CourseStudentExport: CourseStudentExport;
  CourseReplica: CourseReplica;
  ExamSubject: ExamSubject;
  ExamQuestionNumber: ExamQuestionNumber;
  ExamExample: ExamExample;
  GenerationProblem: GenerationProblem;
  ContentAnswer: ContentAnswer;
  ContentCorrespondence: ContentCorrespondence;
  ContentLink: ContentLink;
  ContentItem: ContentItem;
  ContentCriterion: ContentCriterion;
  QuestionContent: QuestionContent;
  TestGeneration: TestGeneration;
  GeneratedQuestion: GeneratedQuestion;
  FormAnswerValue: FormAnswerValue;
  FormAnswer: FormAnswer;
  FormAnswerExport: FormAnswerExport;
  BitrixSynchronization: BitrixSynchronization;
  CustomFieldUse: CustomFieldUse;
  CustomFieldConsequences: CustomFieldConsequences;
  CustomFieldsConsequences: CustomFieldsConsequences;
  FormDay: FormDay;
  FormFieldStops: FormFieldStops;
  FormStatistics: FormStatistics;
  FormWebhookAttempt: FormWebhookAttempt;
  FormWebhookDelivery: FormWebhookDelivery;
  FormWebhookSecret: FormWebhookSecret;
  FilmStream: FilmStream;
  WebinarRoom: WebinarRoom;
  BlockAnswer: BlockAnswer;
  BlockMedia: BlockMedia;
  LessonBlock: LessonBlock;
  LessonWithBlocks: LessonWithBlocks;
  LessonComment: LessonComment;
  LearnerComment: LearnerComment;
  LessonLikes: LessonLikes;
  FilmSegment: FilmSegment;
  LessonTest: LessonTest;
  LearnerBlock: LearnerBlock;
  LessonInCourse: LessonInCourse;
  LearnerCertificate: LearnerCertificate;
  LearnerCourse: LearnerCourse;
  LearnerLayer: LearnerLayer;
  LearnerLesson: LearnerLesson;
  LearnerContent: LearnerContent;
  LearnerLessonText: LearnerLessonText;
  CourseContent: CourseContent;
  CourseContentPlaces: CourseContentPlaces;
  CopiedContent: CopiedContent;
  Webinar: Webinar;
  FilmMoment: FilmMoment;
  LessonVideo: LessonVideo;
  FilmViewer: FilmViewer;
  FilmWatched: FilmWatched;
  FilmTranscript: FilmTranscript;
  HomeworkMessage: HomeworkMessage;
  HomeworkSameText: HomeworkSameText;
  HomeworkWork: HomeworkWork;
  LearnerHomeworkWork: LearnerHomeworkWork;
  GradebookColumn: GradebookColumn;
  GradebookCell: GradebookCell;
  GradebookStudent: GradebookStudent;
  GradebookExport: GradebookExport;
  LessonMark: LessonMark;
  JournalStudent: JournalStudent;
  JournalExport: JournalExport;
  WrittenCell: WrittenCell;
  HomeworkRefusal: HomeworkRefusal;
  LearnerHomework: LearnerHomework;
  ObservedHomework: ObservedHomework;
  LessonStudent: LessonStudent;
  LessonPreview: LessonPreview;
  StuckStudent: StuckStudent;
  LessonStatistics: LessonStatistics;
  LessonDay: LessonDay;
  LessonHomework: LessonHomework;
  LessonActivity: LessonActivity;
  LessonStatisticsExport: LessonStatisticsExport;
  StuckStudentExport: StuckStudentExport;
  CourseUserStatistics: CourseUserStatistics;
  LessonUserStatistics: LessonUserStatistics;
  LibraryBlockMedia: LibraryBlockMedia;
  LibraryBlock: LibraryBlock;
  LibraryTemplate: LibraryTemplate;
  ExternalWebinar: ExternalWebinar;
  WebinarCalendar: WebinarCalendar;
  WebinarFeed: WebinarFeed;
  ZoomUser: ZoomUser;
  TestResultFolderPrize: TestResultFolderPrize;
  TestResultFolderTest: TestResultFolderTest;
  TestResultFolder: TestResultFolder;
  TestResultFolderResult: TestResultFolderResult;
  TestResultFolderLearner: TestResultFolderLearner;
  TestResultFolderExport: TestResultFolderExport;
  TestResultFolderTestResult: TestResultFolderTestResult;
  TestResultFolderUserResult: TestResultFolderUserResult;
  OrderFolder: OrderFolder;
  OrderLead: OrderLead;
  OrderStatusName: OrderStatusName;
  OrderStatus: OrderStatus;
  OrderCustomFieldValue: OrderCustomFieldValue;
  OrderCustomField: OrderCustomField;
  Order: Order;
  OrderBoardColumn: OrderBoardColumn;
  OrderComment: OrderComment;
  OrderCommentsState: OrderCommentsState;
  BitrixAutoLead: BitrixAutoLead;
  OrderLesson: OrderLesson;
  OrderExport: OrderExport;
  PromoCode: PromoCode;
  Refund: Refund;
  PaymentStatus: PaymentStatus;
  PaymentData: PaymentData;
  Payment: Payment;
  PaymentOrder: PaymentOrder;
  ReconciliationDifference: ReconciliationDifference;
  Reconciliation: Reconciliation;
  CourseGift: CourseGift;
  LedgerEntry: LedgerEntry;
  PaymentExport: PaymentExport;
  PaymentStateSum: PaymentStateSum;
  UsedPromoCode: UsedPromoCode;
  PromoCodeExport: PromoCodeExport;
  PurchaseGift: PurchaseGift;
  PurchasePayment: PurchasePayment;
  Purchase: Purchase;
  OfferDiscount: OfferDiscount;
  OfferedPackage: OfferedPackage;
  CourseOffer: CourseOffer;
  SalesTotal: SalesTotal;
  SalesDay: SalesDay;
  SalesCourse: SalesCourse;
  SalesSource: SalesSource;
  SalesStatistics: SalesStatistics;
  YooKassaConfig: YooKassaConfig;
  AccessToken: AccessToken;
  ServiceAccount: ServiceAccount;
  GeneratedUsersFile: GeneratedUsersFile;
  InviteRow: InviteRow;
  DigestState: DigestState;
  NotificationSettings: NotificationSettings;
  OwnFile: OwnFile;
  RegistrationVariable: RegistrationVariable;
  RegistrationCustomField: RegistrationCustomField;
  RegistrationField: RegistrationField;
  RegistrationSender: RegistrationSender;
  RegistrationCompany: RegistrationCompany;
  RegistrationInvite: RegistrationInvite;
  RegistrationForm: RegistrationForm;
  Session: Session;
  MessageQuota: MessageQuota;
  OfferedSocialProvider: OfferedSocialProvider;
  SocialLink: SocialLink;
  SocialOffer: SocialOffer;
  ViewerSocialSignIn: ViewerSocialSignIn;
  SocialProviderSettings: SocialProviderSettings;
  CompanySocialSignIn: CompanySocialSignIn;
  AccountSecurity: AccountSecurity;
  TwoStepSetup: TwoStepSetup;
  UserExport: UserExport;
  SelfDomain: SelfDomain;
  GenerationStatus: GenerationStatus;
  GeneratedQuestionLeft: GeneratedQuestionLeft;
  Empty: Empty;
  BulkAnswer: BulkAnswer;
  UploadUnderWay: UploadUnderWay;
  BulkAnswerWithIds: BulkAnswerWithIds;
}
/**
 * Why a request failed.
 */
export interface Failure {
  errors: {
    /**
     * What is wrong and how to correct it, in Russian.
     */
    message: string;
    /**
     * Path of the invalid field, such as `name` or `lessons.0.title`.
     */
    field?: string;
    /**
     * Stable machine-readable code.
     */
    code: string;
  }[];
}
/**
 * A staff member, as all members of the company may see them.
 */
export interface StaffMember {
  id: number;
  name: string;
  surname: string | null;
  photo: string | null;
  full_name: string;
}
/**
 * A chunked upload in progress.
 */
export interface Upload {
  uuid: string;
  chunk_count: number;
  /**
   * Received chunks: ranges of indexes, both ends inclusive.
   */
  received: [number, number][];
  /**
   * Whether chunks may be sent as `application/octet-stream`, described by query parameters.
   */
  raw: boolean;
  /**
   * Whether chunks may be uploaded directly to the object store; `dzmd5` requests the URL.
   */
  direct: boolean;
  /**
   * Where to upload the requested chunk, by `PUT` with these headers.
   */
  address?: {
    url: string;
    headers: {
      [k: string]: string;
    };
    /**
     * When it expires; a transfer that has begun may finish.
     */
    expires_at: string;
  };
}
/**
 * The page of one value, as a list of that value alone would return it.
 */
export interface PageOfEach {
  /**
   * Ids of its rows, in order.
   */
  ids: number[];
  total: number | null;
  last_page: number | null;
  next_cursor?: string | null;
  previous_cursor?: string | null;
  cursors?: string[];
  counts?: {
    [k: string]: {
      [k: string]: number;
    };
  };
}
/**
 * The error that a list of that value alone would return.
 */
export interface FailureOfEach {
  errors: {
    /**
     * What is wrong and how to correct it, in Russian.
     */
    message: string;
    /**
     * Path of the invalid field, such as `name` or `lessons.0.title`.
     */
    field?: string;
    /**
     * Stable machine-readable code.
     */
    code: string;
  }[];
  status: number;
}
/**
 * The position of a page in its list.
 */
export interface ListMeta {
  /**
   * Number of matching rows; null if they were not counted.
   */
  total: number | null;
  /**
   * Null with keyset pagination.
   */
  current_page: number | null;
  per_page: number;
  last_page: number | null;
  /**
   * Extensions of the specification’s parameters that this list supports.
   */
  supports: ('ids' | 'cursor' | 'total' | 'countBy' | 'each')[];
  next_cursor?: string | null;
  previous_cursor?: string | null;
  /**
   * One cursor per row, with keyset pagination.
   */
  cursors?: string[];
  counts?: {
    [k: string]: {
      [k: string]: number;
    };
  };
  /**
   * With `each`: the pages by value, as sent.
   */
  each?: {
    [k: string]: PageOfEach | FailureOfEach;
  };
}
/**
 * Records that were skipped for the same reason.
 */
export interface Skipped {
  /**
   * Stable machine-readable code.
   */
  code: string;
  /**
   * The reason in Russian, to be shown after the names.
   */
  message: string;
  /**
   * Number of records.
   */
  count: number;
  /**
   * Names of the first few, if they have names.
   */
  names: string[];
}
/**
 * The result of a fast edit of one record.
 */
export interface FastEditedRow {
  saved: boolean;
  /**
   * Cells that were changed concurrently: they contain neither `was` nor `now`.
   */
  conflicts: string[];
  /**
   * Errors of the record’s update.
   */
  errors: {
    /**
     * What is wrong and how to correct it, in Russian.
     */
    message: string;
    /**
     * Path of the invalid field, such as `name` or `lessons.0.title`.
     */
    field?: string;
    /**
     * Stable machine-readable code.
     */
    code: string;
  }[];
}
/**
 * A part of a text with search matches.
 */
export interface TextPart {
  text: string;
  /**
   * Whether the part matches the search.
   */
  match: boolean;
}
/**
 * A notification of an event.
 */
export interface Notification {
  id: number;
  kind:
    | 'comment'
    | 'reply'
    | 'homework_sent'
    | 'homework_asked'
    | 'homework_returned'
    | 'homework_accepted'
    | 'homework_answered'
    | 'test_waiting'
    | 'test_checked'
    | 'test_annulled'
    | 'webinar_set'
    | 'webinar_moved'
    | 'webinar_canceled'
    | 'certificate'
    | 'order_comment'
    | 'order_mention'
    | 'order_call';
  is_for_staff: boolean;
  course_id: number | null;
  lesson_id: number | null;
  test_id: number | null;
  order_id: number | null;
  record_id: number;
  times: number;
  happened_at: string;
  read_at: string | null;
  /**
   * Null if it does not belong to a course.
   */
  course_name: string | null;
  lesson_name: string | null;
  /**
   * Null if it does not belong to a test.
   */
  test_title: string | null;
  /**
   * Null if it does not belong to an order.
   */
  order_number: string | null;
  /**
   * Start of the webinar; null if it has none, and for other notifications.
   */
  starts_at: string | null;
  /**
   * The beginning of the latest comment; null if it has no text, and for other notifications.
   */
  excerpt: string | null;
  /**
   * With `with=actor`.
   */
  actor?: StaffMember | null;
}
/**
 * The signed-in user.
 */
export interface AuthUser {
  id: number;
  login: string;
  email: string;
  name: string;
  surname: string | null;
  phone: string | null;
  photo: string | null;
  super_admin: boolean;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
  /**
   * Whether the email address is confirmed; until then the user cannot send messages to others.
   */
  email_confirmed: boolean;
  /**
   * Number of platform releases that the user has not viewed.
   */
  unviewed_releases_count: number;
  /**
   * Whether the user observes learners in any company.
   */
  observes: boolean;
}
/**
 * The signed-in user as a member of a company.
 */
export interface AdminProfile {
  id: number;
  login: string;
  email: string;
  name: string;
  surname: string | null;
  phone: string | null;
  photo: string | null;
  super_admin: boolean;
  /**
   * Whether the email address is confirmed; until then the user cannot send messages to others.
   */
  email_confirmed: boolean;
  /**
   * Number of platform releases that the user has not viewed.
   */
  unviewed_releases_count: number;
  /**
   * Whether the user observes learners in any company.
   */
  observes: boolean;
  /**
   * The role with the highest priority, Администратор by default.
   */
  role_label: string;
  is_owner: boolean;
  /**
   * Permissions of the specification (A, section 6).
   */
  permissions: string[];
  /**
   * Number of unread notifications; 100 means 100 or more.
   */
  unread_notifications_count: number;
}
/**
 * A record that shows a file.
 */
export interface FileUser {
  id: number;
  name: string;
}
/**
 * Records of one kind that show a file.
 */
export interface FileUse {
  /**
   * The kind of records that show the file.
   */
  kind:
    | 'company'
    | 'user'
    | 'course'
    | 'lesson'
    | 'gallery'
    | 'library'
    | 'film'
    | 'invite'
    | 'external_webinar'
    | 'test'
    | 'exam'
    | 'order';
  /**
   * Number of these records.
   */
  count: number;
  /**
   * The first 20 records that the caller may read.
   */
  records: FileUser[];
}
/**
 * A file of a company.
 */
export interface UploadedFile {
  id: number;
  file_name: string;
  mime_type: string;
  size: number;
  width: number | null;
  height: number | null;
  thumbhash: string | null;
  created_at: string;
  name: string;
  /**
   * URL of the content: a path that is valid here and at the public origin. It expires after six to twelve hours.
   */
  url: string;
  /**
   * The same as `url`.
   */
  link: string;
  /**
   * The same as `url`.
   */
  original_url: string;
  /**
   * For videos: URL of the HLS master playlist; null without a stream.
   */
  stream_url: string | null;
  /**
   * Absolute URL at the public origin.
   */
  full_url: string;
  /**
   * With `with=poster`.
   */
  poster?: UploadedFile | null;
}
/**
 * A file whose URL expires after 24 hours.
 */
export interface ExpiringFile {
  file_name: string;
  /**
   * URL of the content, relative to the public origin.
   */
  url: string;
  /**
   * Bytes.
   */
  size: number;
  /**
   * When the URL expires.
   */
  expires_at: string;
}
/**
 * An image of a gallery with its position.
 */
export interface GalleryImage {
  id: number;
  gallery_id: number;
  file_id: number;
  sort: number;
  caption: string | null;
  alt: string | null;
  created_at: string;
  updated_at: string;
  can_update: boolean;
  can_delete: boolean;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
  /**
   * With `with=file`.
   */
  file?: UploadedFile | null;
}
/**
 * A gallery of images in manual order.
 */
export interface Gallery {
  id: number;
  name: string;
  description: string | null;
  created_at: string;
  updated_at: string;
  can_update: boolean;
  can_delete: boolean;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
  images_count: number;
  /**
   * Number of courses that show the gallery.
   */
  courses_count: number;
  /**
   * URL of the first image; null if there is none.
   */
  cover: string | null;
  /**
   * With `with=images`.
   */
  images?: GalleryImage[];
}
/**
 * A ZIP archive of files in the file storage, created during the download.
 */
export interface FileArchive {
  file_name: string;
  /**
   * URL of the content, relative to the public origin.
   */
  url: string;
  /**
   * Number of files.
   */
  count: number;
  /**
   * Total bytes of the files, about the size of the archive.
   */
  size: number;
  /**
   * When the URL expires.
   */
  expires_at: string;
}
/**
 * A folder of the file storage.
 */
export interface FileStorageFolder {
  id: number;
  name: string;
  parent_id: number | null;
  status: 'kept' | 'deleted';
  created_at: string;
  updated_at: string;
  can_update: boolean;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
  /**
   * Number of files directly in the folder, without the trash.
   */
  items_count: number;
}
/**
 * A named entry of the file storage. Copies are entries with the same file.
 */
export interface FileStorageItem {
  id: number;
  name: string;
  folder_id: number | null;
  file_id: number;
  kind: 'image' | 'film' | 'audio' | 'document' | 'archive';
  size: number;
  status: 'kept' | 'deleted';
  created_at: string;
  updated_at: string;
  can_update: boolean;
  can_delete: boolean;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
  /**
   * Number of other entries with the same file, including the trash.
   */
  copies_count: number;
  /**
   * With `with=file`.
   */
  file?: UploadedFile | null;
  /**
   * With `with=uses`.
   */
  uses?: FileUse[];
}
/**
 * An entry on a shelf of the library.
 */
export interface LibraryEntry {
  id: number;
  type: 'homework_files' | 'video' | 'material_files' | 'users_uploads' | 'tests' | 'blocks' | 'lessons';
  name: string;
  file_id: number | null;
  kind: ('image' | 'film' | 'audio' | 'document' | 'archive') | null;
  excerpt: string | null;
  blocks_count: number | null;
  questions_count: number | null;
  created_at: string;
  updated_at: string;
  can_update: boolean;
  can_delete: boolean;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
  /**
   * Name of the author; null if they left the company.
   */
  author_name: string | null;
  /**
   * With `with=file`.
   */
  file?: UploadedFile | null;
}
/**
 * A named set of members, for actions on all of them.
 */
export interface Group {
  id: number;
  name: string;
  description: string | null;
  created_at: string;
  updated_at: string;
  can_update: boolean;
  can_delete: boolean;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
  /**
   * Number of members, without deleted ones.
   */
  users_count: number;
}
/**
 * The person who changed something.
 */
export interface AuditAuthor {
  id: number;
  name: string;
  surname: string | null;
  photo: string | null;
}
/**
 * A changed field.
 */
export interface AuditChange {
  field: string;
  from: string | null;
  to: string | null;
  /**
   * Whether a value is truncated.
   */
  cut: boolean;
}
/**
 * A change of a record: who changed which fields, when, and their values before and after.
 */
export interface Audit {
  id: number;
  auditable_type: string;
  auditable_id: number;
  event: 'created' | 'updated' | 'deleted';
  created_at: string;
  /**
   * Only fields of the record that the caller may see, with at most 1000 characters of each value. Secret fields have no values; empty if the record was created or deleted.
   */
  changes: AuditChange[];
  /**
   * Whether the caller may revert the record to its values then.
   */
  can_put_back: boolean;
  /**
   * Null if nobody of the company made the change. Former members have the name that they had when they left.
   */
  author: AuditAuthor | null;
  /**
   * With `with=whole_changes`.
   */
  whole_changes?: AuditChange[];
}
/**
 * Why a field cannot be reverted.
 */
export interface PutBackRefusal {
  message: string;
  code: string;
}
/**
 * A field that had another value then.
 */
export interface PutBackField {
  field: string;
  /**
   * Current value, as the history shows it.
   */
  from: string | null;
  /**
   * Former value.
   */
  to: string | null;
  refusal: PutBackRefusal | null;
}
/**
 * The changes that reverting a record would make.
 */
export interface PutBackPreview {
  /**
   * Version of the record, to send when reverting.
   */
  version: string;
  fields: PutBackField[];
}
/**
 * An option of a list field.
 */
export interface CustomFieldVariable {
  id: number;
  custom_field_id: number;
  value: string;
  sort: number;
  bitrix_id: string | null;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
  /**
   * With `with=dependent_custom_fields`.
   */
  dependent_custom_fields?: CustomField[];
  /**
   * With `with=dependent_variables`.
   */
  dependent_variables?: CustomFieldVariable[];
}
/**
 * A field for users, orders or courses that a company adds to the built-in ones.
 */
export interface CustomField {
  id: number;
  name: string;
  description: string | null;
  prompt: string | null;
  type:
    | 'string'
    | 'text'
    | 'integer'
    | 'file'
    | 'image'
    | 'list'
    | 'date'
    | 'datetime'
    | 'phone'
    | 'email'
    | 'url'
    | 'list_bitrix'
    | 'avatar'
    | 'telegram_id'
    | 'choose_role';
  subtype: 'user' | 'bid' | 'course';
  multiple: boolean;
  list_show_type: 'radio_checkbox' | 'select';
  field_list_bitrix_id: string | null;
  created_at: string;
  can_update: boolean;
  can_delete: boolean;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
  /**
   * Number of options of a list.
   */
  variables_count: number;
  /**
   * With `with=custom_field_variables`.
   */
  custom_field_variables?: CustomFieldVariable[];
}
/**
 * A rule on the answer to another field.
 */
export interface FormFieldRule {
  field: string;
  operator: 'is' | 'is_not' | 'contains' | 'filled' | 'empty';
  value: string | null;
}
/**
 * The condition on which a field is shown.
 */
export interface FormFieldCondition {
  match: 'all' | 'any';
  rules: FormFieldRule[];
}
/**
 * A field of a form, or a text between fields.
 */
export interface FormField {
  id: number;
  form_id: number;
  ref: string;
  sort: number;
  type:
    'name' | 'surname' | 'email' | 'description' | 'line' | 'space' | 'title' | 'custom_field' | 'section' | 'hidden';
  custom_field_id: number | null;
  required: boolean;
  text: string | null;
  label: string | null;
  hint: string | null;
  width: 'whole' | 'half';
  parameter: ('utm_source' | 'utm_medium' | 'utm_campaign' | 'utm_content' | 'utm_term') | null;
  value: string | null;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
  /**
   * The condition on which it is shown; null: always.
   */
  condition: FormFieldCondition | null;
  /**
   * With `with=custom_field`.
   */
  custom_field?: CustomField | null;
}
/**
 * The role that a form gives.
 */
export interface FormRole {
  id: number;
  name: string;
}
/**
 * A form, for registration, course orders and other purposes.
 */
export interface Form {
  id: number;
  name: string;
  code: string | null;
  type: 'register' | 'profile' | 'course_bid' | 'free' | 'self_bid' | 'course';
  title: string | null;
  description: string | null;
  button_name: string | null;
  webhook: string | null;
  front_template: 'plain' | 'card' | 'split';
  role_id: number | null;
  create_user: boolean;
  social_network_login: boolean;
  is_allow_sent_bitrix_phone_type: boolean;
  success_text: string | null;
  redirect_url: string | null;
  allowed_origins: string[];
  opens_at: string | null;
  closes_at: string | null;
  answers_limit: number | null;
  answers_per_address: number | null;
  answers_per_email: number | null;
  text_before: string | null;
  text_after: string | null;
  text_full: string | null;
  created_at: string;
  can_update: boolean;
  can_delete: boolean;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
  /**
   * Number of fields, including texts between them.
   */
  fields_count: number;
  /**
   * Number of answers.
   */
  answers_count: number;
  /**
   * Whether it accepts answers now.
   */
  state: 'open' | 'early' | 'late' | 'full';
  /**
   * With `with=fields`.
   */
  fields?: FormField[];
  /**
   * With `with=role`.
   */
  role?: FormRole | null;
}
/**
 * The number of processed items of a kind.
 */
export interface JobReportTaken {
  title: string;
  count: number;
}
/**
 * An item that was not processed.
 */
export interface JobReportLeft {
  title: string;
  why: string;
}
/**
 * An item that was changed in processing.
 */
export interface JobReportChanged {
  title: string;
  what: string;
}
/**
 * The result of a job.
 */
export interface JobReport {
  /**
   * Processed items, counted by kind.
   */
  taken: JobReportTaken[];
  /**
   * Items that were not processed, with reasons in Russian.
   */
  left: JobReportLeft[];
  /**
   * Items that were changed in processing, and how, in Russian; null for jobs that change nothing.
   */
  changed: JobReportChanged[] | null;
  /**
   * Format of the file that was read; null if none was.
   */
  source: string | null;
}
/**
 * Work that outlives the request that started it.
 */
export interface Job {
  id: number;
  kind:
    | 'courses_export'
    | 'course_branches_export'
    | 'commercial_offer_file'
    | 'commercial_offer_mail'
    | 'course_students_export'
    | 'course_replication'
    | 'course_archive'
    | 'course_import'
    | 'form_answers_export'
    | 'film_transcript'
    | 'gradebook_export'
    | 'journal_export'
    | 'lesson_statistics_export'
    | 'stuck_students_export'
    | 'orders_export'
    | 'promo_codes_export'
    | 'promo_codes_creation'
    | 'payments_export'
    | 'users_export'
    | 'users_generation'
    | 'invites_sending'
    | 'test_export'
    | 'test_import_check'
    | 'test_import'
    | 'test_generation'
    | 'attempts_export'
    | 'attempts_recalculation_check'
    | 'attempts_recalculation'
    | 'stress_test'
    | 'test_result_folder_processing'
    | 'test_result_folder_export'
    | 'test_result_folder_diplomas';
  status: 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
  done_count: number;
  failed_count: number;
  total_count: number | null;
  error: string | null;
  course_id: number | null;
  test_id: number | null;
  created_at: string;
  finished_at: string | null;
  /**
   * Whether it can still be cancelled.
   */
  can_cancel: boolean;
  file: ExpiringFile | null;
  report: JobReport | null;
}
/**
 * An export of any list to a file.
 */
export interface Export {
  id: number;
  failed_count: number;
  created_at: string;
  job_id: number;
  /**
   * Known before the file exists.
   */
  file_name: string;
  format: 'xlsx' | 'csv';
  /**
   * Number of rows in the file; null until it is ready.
   */
  row_count: number | null;
  /**
   * Whether the file can be downloaded.
   */
  ready: boolean;
  /**
   * URL of the file, relative to the public origin; null unless it is ready.
   */
  url: string | null;
  /**
   * Absolute URL, at the public origin.
   */
  full_url: string | null;
  /**
   * When `url` expires.
   */
  expires_at: string | null;
  /**
   * Name of its record among the exports of its list, such as `CourseExport`.
   */
  type: string;
  /**
   * With `with=job`.
   */
  job?: Job | null;
}
/**
 * A set of permissions for members: a priority, and a boolean for each permission.
 */
export interface Role {
  id: number;
  name: string;
  code: string | null;
  description: string | null;
  priority: number;
  default: boolean;
  admin_ban_on_registration: boolean;
  learning_ban_on_registration: boolean;
  created_at: string;
  can_update: boolean;
  can_delete: boolean;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
  /**
   * Number of members with the role, without deleted ones.
   */
  users_count: number;
  courses_show_all: boolean;
  courses_show_my: boolean;
  courses_create: boolean;
  courses_update_all: boolean;
  courses_delete_all: boolean;
  courses_update_my: boolean;
  courses_delete_my: boolean;
  courses_statistics: boolean;
  courses_manage_access_and_other_settings: boolean;
  lessons_view: boolean;
  lessons_create: boolean;
  lessons_update_all: boolean;
  lessons_delete_all: boolean;
  lessons_update_my: boolean;
  lessons_delete_my: boolean;
  lessons_show_results: boolean;
  lessons_manage_access_and_other_settings: boolean;
  lessons_tests_manage: boolean;
  tests_create: boolean;
  tests_show_all: boolean;
  tests_update_all: boolean;
  tests_delete_all: boolean;
  tests_show_my: boolean;
  tests_update_my: boolean;
  tests_delete_my: boolean;
  tests_show_results: boolean;
  tests_statistics: boolean;
  users_show: boolean;
  users_delete: boolean;
  users_export: boolean;
  users_payments_and_statistic: boolean;
  users_welcome: boolean;
  users_manage: boolean;
  users_settings: boolean;
  crm_show: boolean;
  crm_create: boolean;
  crm_update: boolean;
  crm_delete: boolean;
  crm_setting: boolean;
  company_settings: boolean;
  company_statistics: boolean;
  learn_courses: boolean;
  learn_tests: boolean;
  courses_catalog: boolean;
  course_bid: boolean;
  course_self_bid: boolean;
  pay_course: boolean;
  course_gift: boolean;
  connect_users: boolean;
  users_observer: boolean;
  increased_users_observer: boolean;
  teacher_courses_and_lessons_access_all: boolean;
  teacher_courses_and_lessons_access_my: boolean;
  teacher_department: boolean;
  teacher_edit_lessons: boolean;
  teacher_edit_user_wave_results: boolean;
  teacher_edit_tests: boolean;
  teacher_check_homework: boolean;
  teacher_offline_lessons: boolean;
  teacher_journal: boolean;
  teacher_webinar_lessons: boolean;
  teacher_manage_chat: boolean;
  teacher_feedback_on_user_comments: boolean;
  teacher_check_test_all: boolean;
  teacher_check_test_my: boolean;
  teacher_salary: boolean;
  school_department: boolean;
  admin_part_access: boolean;
  learning_part_access: boolean;
  edit_points: boolean;
  mailing_auto: boolean;
  mailing_by_groups: boolean;
  mailing_by_courses: boolean;
  mailing_by_course_waves: boolean;
  mailing_by_filters: boolean;
  /**
   * With `with=forms`.
   */
  forms?: Form[];
}
/**
 * A learner, as their observers see them.
 */
export interface ObservedUser {
  id: number;
  name: string;
  surname: string | null;
  photo: string | null;
  full_name: string;
  last_visit_at: string | null;
}
/**
 * A challenge in the format of ALTCHA 2.
 */
export interface CaptchaChallenge {
  parameters: {
    algorithm: 'PBKDF2/SHA-256';
    cost: number;
    /**
     * Unix time in seconds.
     */
    expiresAt: number;
    keyLength: number;
    keyPrefix: string;
    keySignature: string;
    nonce: string;
    salt: string;
  };
  signature: string;
}
/**
 * A custom field value of one user.
 */
export interface UserCustomFieldValue {
  id: number;
  custom_field_id: number;
  value: string;
  variable_id: number | null;
  file_id: number | null;
  /**
   * The displayed value: the text of the option, the name of the file.
   */
  shown: string;
  /**
   * With `with=file`.
   */
  file?: UploadedFile | null;
}
/**
 * A custom field with its options and its values for one user.
 */
export interface UserCustomField {
  id: number;
  name: string;
  description: string | null;
  prompt: string | null;
  type:
    | 'string'
    | 'text'
    | 'integer'
    | 'file'
    | 'image'
    | 'list'
    | 'date'
    | 'datetime'
    | 'phone'
    | 'email'
    | 'url'
    | 'list_bitrix'
    | 'avatar'
    | 'telegram_id'
    | 'choose_role';
  subtype: 'user' | 'bid' | 'course';
  multiple: boolean;
  list_show_type: 'radio_checkbox' | 'select';
  field_list_bitrix_id: string | null;
  created_at: string;
  can_update: boolean;
  can_delete: boolean;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
  /**
   * Number of options of a list.
   */
  variables_count: number;
  /**
   * With `with=custom_field_variables`.
   */
  custom_field_variables?: CustomFieldVariable[];
  values: UserCustomFieldValue[];
}
/**
 * A member of a company, with data of the account.
 */
export interface User {
  id: number;
  status: 'active' | 'blocked' | 'deleted';
  is_owner: boolean;
  admin_banned: boolean;
  learning_banned: boolean;
  name: string;
  surname: string | null;
  email: string;
  phone: string | null;
  photo: string | null;
  full_name: string;
  last_visit_at: string | null;
  created_at: string;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
  /**
   * The role with the highest priority, Администратор by default.
   */
  role_label: string;
  /**
   * Number of failed sign-ins since the last success.
   */
  failed_login_count: number;
  /**
   * End of the latest sign-in block, even if it has passed; null without one.
   */
  login_block_date: string | null;
  /**
   * Whether two-step sign-in is on; null if the caller may not manage accounts, and for people who have left.
   */
  two_step: boolean | null;
  can_update: boolean;
  can_delete: boolean;
  can_manage_account: boolean;
  /**
   * With `with=roles`.
   */
  roles?: Role[];
  /**
   * With `with=groups`.
   */
  groups?: Group[];
  /**
   * With `with=observers`.
   */
  observers?: StaffMember[];
  /**
   * With `with=custom_field_values`.
   */
  custom_field_values?: UserCustomFieldValue[];
  /**
   * With `with=custom_fields`.
   */
  custom_fields?: UserCustomField[];
}
/**
 * A recipient of an invite.
 */
export interface InviteRecipient {
  id: number;
  address: string;
  sent_at: string | null;
  error: string | null;
}
/**
 * A custom field that people fill in when they join by the invite.
 */
export interface InviteCustomField {
  custom_field_id: number;
  name: string;
  required: boolean;
}
/**
 * A link by which people join a company, with what they receive there.
 */
export interface Invite {
  id: number;
  kind: 'invite' | 'welcome';
  type: 'common' | 'personal';
  name: string;
  description: string | null;
  active: boolean;
  user_limit: number | null;
  users_count: number;
  /**
   * A date as `31-12-2026`: day, month, year.
   */
  date_start: string | null;
  /**
   * A date as `31-12-2026`: day, month, year.
   */
  date_end: string | null;
  form_id: number | null;
  send_type: ('email' | 'phone') | null;
  created_at: string;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
  /**
   * Whether the link works now, otherwise why not.
   */
  state: 'works' | 'suspended' | 'inactive' | 'not_started' | 'ended' | 'full';
  /**
   * URL of the registration, relative to the public origin; null if the caller may not give the permissions that the invite gives.
   */
  link: string | null;
  custom_fields: InviteCustomField[];
  /**
   * The caller’s job that is sending it; null if there is none.
   */
  sending_job_id: number | null;
  can_update: boolean;
  can_delete: boolean;
  /**
   * With `with=roles`.
   */
  roles?: Role[];
  /**
   * With `with=groups`.
   */
  groups?: Group[];
  /**
   * With `with=course_packages`.
   */
  course_packages?: CoursePackage[];
  /**
   * With `with=tests`.
   */
  tests?: Test[];
  /**
   * With `with=recipients`.
   */
  recipients?: InviteRecipient[];
}
/**
 * A package of a course: what is sold together.
 */
export interface CoursePackage {
  id: number;
  course_id: number;
  branch_id: number | null;
  name: string;
  description: string | null;
  price: string | null;
  old_price: string | null;
  is_default: boolean;
  sort: number;
  can_update: boolean;
  can_delete: boolean;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
  /**
   * Number of users with the package.
   */
  users_count: number;
  /**
   * With `with=course`.
   */
  course?: Course | null;
  /**
   * With `with=branch`.
   */
  branch?: CourseBranch | null;
  /**
   * With `with=lessons`.
   */
  lessons?: Lesson[];
  /**
   * With `with=lessons_to_close`.
   */
  lessons_to_close?: Lesson[];
  /**
   * With `with=tests_to_close`.
   */
  tests_to_close?: Test[];
  /**
   * With `with=homeworks_to_close`.
   */
  homeworks_to_close?: Lesson[];
  /**
   * With `with=trial_lessons`.
   */
  trial_lessons?: Lesson[];
  /**
   * With `with=zoom_meeting_lessons`.
   */
  zoom_meeting_lessons?: Lesson[];
  /**
   * With `with=relations`.
   */
  relations?: CoursePackageRelation[];
  /**
   * With `with=lessons_id`.
   */
  lessons_id?: number[];
  /**
   * With `with=lessons_to_close_id`.
   */
  lessons_to_close_id?: number[];
  /**
   * With `with=tests_to_close_id`.
   */
  tests_to_close_id?: number[];
  /**
   * With `with=homeworks_to_close_id`.
   */
  homeworks_to_close_id?: number[];
  /**
   * With `with=trial_lessons_id`.
   */
  trial_lessons_id?: number[];
  /**
   * With `with=zoom_meeting_lessons_id`.
   */
  zoom_meeting_lessons_id?: number[];
}
/**
 * A course of a company.
 */
export interface Course {
  id: number;
  name: string;
  anons: string | null;
  description: string | null;
  program: string | null;
  goal: string | null;
  for_whom: string | null;
  instruction: string | null;
  success_result: string | null;
  fail_result: string | null;
  status: 'start' | 'visible' | 'trial' | 'close' | 'draft' | 'deleted';
  entity_type: 'course' | 'bundle';
  type_id: number | null;
  format_id: number | null;
  folder_id: number | null;
  can_be_bought: boolean;
  price: string | null;
  old_price: string | null;
  price_comment: string | null;
  preposition_from: boolean;
  use_full_course_discount_percentage: boolean;
  full_course_discount_percentage: number | null;
  use_special_offer_discount_percentage: boolean;
  special_offer_discount_percentage: number | null;
  start_date: string | null;
  end_date: string | null;
  close_date: string | null;
  close_days: number | null;
  weeks_time: number | null;
  classes: number[];
  show_likes: boolean;
  use_comments: boolean;
  use_reviews: boolean;
  use_rating_points: boolean;
  is_constructor: boolean;
  form_id: number | null;
  crm_form_id: number | null;
  crm_bitrix: boolean;
  crm_bitrix_form_id: number | null;
  crm_bitrix_form_url: string | null;
  seo_title: string | null;
  seo_description: string | null;
  seo_keywords: string | null;
  catalog_url_first_category_id: number | null;
  catalog_url_first_category_slug: string | null;
  catalog_url_second_category_id: number | null;
  catalog_url_second_category_slug: string | null;
  students_count: number;
  created_at: string;
  updated_at: string;
  can_update: boolean;
  can_delete: boolean;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
  finish_criteria: FinishCriteria | null;
  /**
   * Whether the course is a favourite of the caller.
   */
  auth_user_favourites_exists: boolean;
  /**
   * With `with=type`.
   */
  type?: CourseType | null;
  /**
   * With `with=format`.
   */
  format?: CourseFormat | null;
  /**
   * With `with=folder_course`.
   */
  folder_course?: CourseFolder | null;
  /**
   * With `with=img`.
   */
  img?: UploadedFile | null;
  /**
   * With `with=img_anons`.
   */
  img_anons?: UploadedFile | null;
  /**
   * With `with=img_banner`.
   */
  img_banner?: UploadedFile | null;
  /**
   * With `with=img_banner_mobile`.
   */
  img_banner_mobile?: UploadedFile | null;
  /**
   * With `with=img_header`.
   */
  img_header?: UploadedFile | null;
  /**
   * With `with=img_vertical_banner`.
   */
  img_vertical_banner?: UploadedFile | null;
  /**
   * With `with=certificate`.
   */
  certificate?: UploadedFile | null;
  /**
   * With `with=form`.
   */
  form?: Form | null;
  /**
   * With `with=crm_form`.
   */
  crm_form?: Form | null;
  /**
   * With `with=catalog_url_first_category`.
   */
  catalog_url_first_category?: CourseCategory | null;
  /**
   * With `with=catalog_url_second_category`.
   */
  catalog_url_second_category?: CourseCategory | null;
  /**
   * With `with=author`.
   */
  author?: StaffMember | null;
  /**
   * With `with=subcategories_with_categories`.
   */
  subcategories_with_categories?: CourseCategory[];
  /**
   * With `with=places`.
   */
  places?: Place[];
  /**
   * With `with=course_packages_by_sort`.
   */
  course_packages_by_sort?: CoursePackage[];
  /**
   * With `with=customFieldCourseValues`.
   */
  customFieldCourseValues?: CourseCustomFieldValue[];
  /**
   * With `with=bullet_points`.
   */
  bullet_points?: CourseBulletPoint[];
  /**
   * With `with=chat_link_blocks`.
   */
  chat_link_blocks?: CourseChatLinkBlock[];
  /**
   * With `with=course_remarks`.
   */
  course_remarks?: CourseRemark[];
  /**
   * With `with=custom_fields`.
   */
  custom_fields?: CourseCustomField[];
  /**
   * With `with=field_comment_counts`.
   */
  field_comment_counts?: CourseFieldCommentCount[];
}
/**
 * The requirements for finishing a course.
 */
export interface FinishCriteria {
  /**
   * Percentage of finished lessons.
   */
  lessons_percentage: number | null;
  /**
   * Number of passed tests.
   */
  tests_passed: number | null;
  /**
   * Total points for homework.
   */
  homework_points: number | null;
}
/**
 * A course type.
 */
export interface CourseType {
  id: number;
  name: string;
  created_at: string;
  can_update: boolean;
  can_delete: boolean;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
  /**
   * Number of courses that the caller may see, without the trash.
   */
  courses_count: number;
}
/**
 * A course format.
 */
export interface CourseFormat {
  id: number;
  name: string;
  created_at: string;
  can_update: boolean;
  can_delete: boolean;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
  /**
   * Number of courses that the caller may see, without the trash.
   */
  courses_count: number;
}
/**
 * A folder of courses.
 */
export interface CourseFolder {
  id: number;
  name: string;
  parent_id: number | null;
  sort: number;
  can_update: boolean;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
  /**
   * Number of courses that the caller may see, without the trash.
   */
  courses_count: number;
  /**
   * With `with=parent_folder`.
   */
  parent_folder?: CourseFolder | null;
}
/**
 * A catalogue category; subcategories have a parent.
 */
export interface CourseCategory {
  id: number;
  title: string;
  parent_id: number | null;
  sort: number;
  slug: string;
  show_in_catalog: boolean;
  columns_count: number;
  filter_selection_type: 'single' | 'multiple';
  view_type: 'list' | 'tiles' | 'tags';
  created_at: string;
  can_update: boolean;
  can_delete: boolean;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
  /**
   * Number of courses that the caller may see, without the trash.
   */
  courses_count: number;
  /**
   * Number of direct subcategories.
   */
  subcategories_count: number;
  /**
   * With `with=parent_category`.
   */
  parent_category?: CourseCategory | null;
}
/**
 * A place where courses are held.
 */
export interface Place {
  id: number;
  name: string;
  address: string | null;
  created_at: string;
  updated_at: string;
  can_update: boolean;
  can_delete: boolean;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
  /**
   * Number of courses that the caller may see, without the trash.
   */
  courses_count: number;
}
/**
 * A custom field value of one course.
 */
export interface CourseCustomFieldValue {
  id: number;
  custom_field_id: number;
  value: string;
  variable_id: number | null;
  file_id: number | null;
  /**
   * The displayed value: the text of the option, the name of the file.
   */
  shown: string;
  /**
   * With `with=file`.
   */
  file?: UploadedFile | null;
}
/**
 * A bullet point about what a course offers.
 */
export interface CourseBulletPoint {
  id: number;
  course_id: number;
  text: string;
  sort: number;
  can_update: boolean;
  can_delete: boolean;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
}
/**
 * A chat link to the curator of a course.
 */
export interface CourseChatLinkBlock {
  id: number;
  course_id: number;
  title: string;
  url: string | null;
  active: boolean;
  sort: number;
  can_update: boolean;
  can_delete: boolean;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
  /**
   * With `with=packages`.
   */
  packages?: CoursePackage[];
}
/**
 * A remark on a course, printed in commercial offers.
 */
export interface CourseRemark {
  id: number;
  course_id: number;
  text: string;
  created_at: string;
  can_update: boolean;
  can_delete: boolean;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
  /**
   * With `with=author`.
   */
  author?: StaffMember | null;
}
/**
 * A custom field with its options and its values for one course.
 */
export interface CourseCustomField {
  id: number;
  name: string;
  description: string | null;
  prompt: string | null;
  type:
    | 'string'
    | 'text'
    | 'integer'
    | 'file'
    | 'image'
    | 'list'
    | 'date'
    | 'datetime'
    | 'phone'
    | 'email'
    | 'url'
    | 'list_bitrix'
    | 'avatar'
    | 'telegram_id'
    | 'choose_role';
  subtype: 'user' | 'bid' | 'course';
  multiple: boolean;
  list_show_type: 'radio_checkbox' | 'select';
  field_list_bitrix_id: string | null;
  created_at: string;
  can_update: boolean;
  can_delete: boolean;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
  /**
   * Number of options of a list.
   */
  variables_count: number;
  /**
   * With `with=custom_field_variables`.
   */
  custom_field_variables?: CustomFieldVariable[];
  values: CourseCustomFieldValue[];
}
/**
 * The number of comments on a field of a course; fields without comments are omitted.
 */
export interface CourseFieldCommentCount {
  field: string;
  count: number;
}
/**
 * A branch of a course: the same course at another time or in another form.
 */
export interface CourseBranch {
  id: number;
  course_id: number;
  name: string;
  is_default: boolean;
  sort: number;
  start_date: string | null;
  end_date: string | null;
  created_at: string;
  can_update: boolean;
  can_delete: boolean;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
  /**
   * Number of students in the branch.
   */
  students_count: number;
  /**
   * With `with=course`.
   */
  course?: Course | null;
  /**
   * With `with=course_packages`.
   */
  course_packages?: CoursePackage[];
}
/**
 * A lesson of a course.
 */
export interface Lesson {
  id: number;
  course_id: number;
  layer_id: number | null;
  name: string;
  description: string | null;
  type: 'test' | 'full_video' | 'video' | 'webinar' | 'text' | 'homework' | 'offline' | 'constructor';
  status: 'start' | 'visible' | 'trial' | 'close' | 'draft' | 'deleted';
  sort: number;
  teacher_id: number | null;
  open_type: 'immediately' | 'after_days' | 'on_date' | 'after_previous' | 'manual';
  open_days_count: number | null;
  open_final_date: string | null;
  open_watch_percent: number | null;
  open_points: number | null;
  close_date: string | null;
  forbid_datetime: string | null;
  homework: string | null;
  homework_min_points: number;
  homework_max_points: number | null;
  show_likes: boolean;
  like_type: 'like_dislike' | 'like';
  use_comments: boolean;
  check_criterion: 'opened' | 'marked' | 'watched' | 'homework' | 'tests' | 'constructor' | 'attended';
  watch_percent: number;
  held_at: string | null;
  held_place: string | null;
  max_mark: number;
  created_at: string;
  updated_at: string;
  can_update: boolean;
  can_delete: boolean;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
  /**
   * Whether the caller may edit the journal of this offline lesson.
   */
  can_mark: boolean;
  /**
   * With `with=course`.
   */
  course?: Course | null;
  /**
   * With `with=layer`.
   */
  layer?: BlockLayer | null;
  /**
   * With `with=teacher`.
   */
  teacher?: StaffMember | null;
  /**
   * With `with=admin_users`.
   */
  admin_users?: StaffMember[];
  /**
   * With `with=allow_homework_users`.
   */
  allow_homework_users?: StaffMember[];
  /**
   * With `with=previous_lesson`.
   */
  previous_lesson?: Lesson | null;
  /**
   * With `with=next_lesson`.
   */
  next_lesson?: Lesson | null;
  /**
   * With `with=media`.
   */
  media?: UploadedFile[];
  /**
   * With `with=video_items`.
   */
  video_items?: LessonBlock[];
  /**
   * With `with=test`.
   */
  test?: Test | null;
  /**
   * With `with=webinar`.
   */
  webinar?: Webinar | null;
  /**
   * With `with=close_blocks_id`.
   */
  close_blocks_id?: number[];
}
/**
 * A group of lessons in a course: a theme at the top level, or a layer within one.
 */
export interface BlockLayer {
  id: number;
  course_id: number;
  parent_layer_id: number | null;
  type: 'category' | 'layer';
  title: string;
  sort_order: number;
  can_update: boolean;
  can_delete: boolean;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
  /**
   * With `with=parent_layer`.
   */
  parent_layer?: BlockLayer | null;
  /**
   * With `with=sub_layers`.
   */
  sub_layers?: BlockLayer[];
  /**
   * With `with=lessons`.
   */
  lessons?: Lesson[];
}
/**
 * A block of a lesson.
 */
export interface LessonBlock {
  id: number;
  course_id: number;
  lesson_id: number;
  type:
    | 'section'
    | 'text'
    | 'image'
    | 'gallery'
    | 'video'
    | 'audio'
    | 'file'
    | 'embed'
    | 'homework'
    | 'test'
    | 'webinar'
    | 'callout'
    | 'faq'
    | 'code'
    | 'formula';
  status: 'draft' | 'published' | 'deleted';
  published_at: string | null;
  sort: number;
  layer_id: number | null;
  sort_order: number;
  title: string | null;
  text: string | null;
  address: string | null;
  source: string | null;
  language: string | null;
  tone: ('note' | 'tip' | 'warning' | 'important') | null;
  captions_id: number | null;
  homework_min_points: number | null;
  homework_max_points: number | null;
  test_id: number | null;
  created_at: string;
  updated_at: string;
  can_update: boolean;
  can_delete: boolean;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
  webinar_data: WebinarRoom | null;
  /**
   * For `faq`: the questions in order.
   */
  answers: BlockAnswer[] | null;
  /**
   * For a film from a file; null otherwise.
   */
  stream: FilmStream | null;
  /**
   * With `with=lesson`.
   */
  lesson?: Lesson | null;
  /**
   * With `with=media`.
   */
  media?: BlockMedia[];
  /**
   * With `with=otherMedia`.
   */
  otherMedia?: BlockMedia[];
  /**
   * With `with=captions`.
   */
  captions?: UploadedFile | null;
  /**
   * With `with=test`.
   */
  test?: Test | null;
  /**
   * With `with=webinarData`.
   */
  webinarData?: WebinarRoom | null;
}
/**
 * The webinar of a lesson, for its learners.
 */
export interface WebinarRoom {
  status: 'coming_soon' | 'play' | 'pause' | 'finished' | 'canceled';
  starts_at: string | null;
  /**
   * Minutes.
   */
  duration: number;
  /**
   * Whether the room is open: from 15 minutes before the start until the scheduled end, and while the webinar goes on.
   */
  is_open: boolean;
  /**
   * For an open room: URL where learners join.
   */
  join_link: string | null;
  recording_link: string | null;
  /**
   * For a recording from a file: its path.
   */
  recording_url: string | null;
}
/**
 * A question of a block with its answer.
 */
export interface BlockAnswer {
  question: string;
  /**
   * Rich text.
   */
  answer: string;
}
/**
 * The state of the HLS stream of a film.
 */
export interface FilmStream {
  /**
   * `unavailable`: the installation can’t create streams, because it has no ffmpeg.
   */
  status: 'unavailable' | 'waiting' | 'running' | 'ready' | 'failed';
  /**
   * Processed percentage of the film.
   */
  percent: number;
  /**
   * The reason of the failure, in Russian.
   */
  error: string | null;
}
/**
 * A file of a lesson block with its position.
 */
export interface BlockMedia {
  id: number;
  file_id: number;
  sort: number;
  caption: string | null;
  alt: string | null;
  /**
   * With `with=file`.
   */
  file?: UploadedFile | null;
}
/**
 * A test of a company.
 */
export interface Test {
  id: number;
  title: string;
  description: string | null;
  status: 'inactive' | 'active' | 'deleted';
  category_id: number | null;
  subject_id: number | null;
  grading_scale: number;
  successful_points: number | null;
  timer: number | null;
  max_attempts: number;
  infinity_attempts: boolean;
  shuffle_questions: boolean;
  shuffle_answers: boolean;
  shown_result: 'nothing' | 'points' | 'correctness' | 'answers';
  is_free: boolean;
  created_at: string;
  updated_at: string;
  can_update: boolean;
  can_delete: boolean;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
  /**
   * Whether learners may take it.
   */
  active: boolean;
  /**
   * Total points of all active questions.
   */
  successful_points_max: number;
  /**
   * Total points of the active questions whose results are shown to takers without an account.
   */
  max_free_points: number;
  /**
   * Number of active questions.
   */
  active_questions_count: number;
  /**
   * Number of questions that the caller may see, without the trash.
   */
  questions_count: number;
  /**
   * With `with=category`.
   */
  category?: TestCategory | null;
  /**
   * With `with=subject`.
   */
  subject?: Subject | null;
  /**
   * With `with=author`.
   */
  author?: StaffMember | null;
  /**
   * With `with=parts`.
   */
  parts?: TestPart[];
  /**
   * With `with=teachers`.
   */
  teachers?: StaffMember[];
  /**
   * With `with=allow_users`.
   */
  allow_users?: StaffMember[];
  /**
   * With `with=questions`.
   */
  questions?: TestQuestion[];
}
/**
 * A category of tests.
 */
export interface TestCategory {
  id: number;
  name: string;
  created_at: string;
  updated_at: string;
  can_update: boolean;
  can_delete: boolean;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
  /**
   * Number of tests in the category that the caller may see, without the trash.
   */
  tests_count: number;
}
/**
 * A school subject with its topics.
 */
export interface Subject {
  id: number;
  name: string;
  sort: number;
  created_at: string;
  can_update: boolean;
  can_delete: boolean;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
  /**
   * Number of its topics.
   */
  topics_count: number;
  /**
   * With `with=topics`.
   */
  topics?: Topic[];
}
/**
 * A topic of test questions.
 */
export interface Topic {
  id: number;
  name: string;
  created_at: string;
  can_update: boolean;
  can_delete: boolean;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
  /**
   * Number of its subjects.
   */
  subjects_count: number;
  /**
   * With `with=subjects`.
   */
  subjects?: Subject[];
}
/**
 * The settings of a part of a test.
 */
export interface TestPart {
  id: number;
  part: number;
  title: string | null;
  draws_count: number | null;
}
/**
 * A question of a test.
 */
export interface TestQuestion {
  company_id: number;
  id: number;
  test_id: number;
  type:
    | 'unknown'
    | 'input'
    | 'numeric_input'
    | 'radio'
    | 'checkbox'
    | 'sort'
    | 'multi_input'
    | 'textarea'
    | 'correspondence'
    | 'select_input'
    | 'text_input'
    | 'assessment_by_criterion'
    | 'audio_input';
  question: string;
  status: 'inactive' | 'active' | 'deleted';
  topic_id: number | null;
  part: number;
  sort: number;
  max_points: number;
  partial: boolean;
  penalty_percentage: number | null;
  case_sensitive: boolean;
  timer: number | null;
  max_attempts: number;
  infinity_attempts: boolean;
  required: boolean;
  shuffle_answers: boolean | null;
  show_answer_note: boolean;
  correspondence_multi: boolean;
  criterion_type: 'points' | 'yes_no';
  criterion_points: number;
  check_without_register: boolean;
  solution: string | null;
  created_at: string;
  updated_at: string;
  can_update: boolean;
  can_delete: boolean;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
  /**
   * Whether it can be part of new attempts.
   */
  active: boolean;
  /**
   * When it was moved to the trash.
   */
  deleted_at: string | null;
  /**
   * With `with=test`.
   */
  test?: Test | null;
  /**
   * With `with=topic`.
   */
  topic?: Topic | null;
  /**
   * With `with=files`.
   */
  files?: QuestionFile[];
  /**
   * With `with=answers`.
   */
  answers?: QuestionAnswer[];
  /**
   * With `with=select_input_items`.
   */
  select_input_items?: SelectInputItem[];
  /**
   * With `with=correspondences`.
   */
  correspondences?: Correspondence[];
  /**
   * With `with=correspondence_links`.
   */
  correspondence_links?: CorrespondenceLink[];
  /**
   * With `with=question_criteria_by_sort`.
   */
  question_criteria_by_sort?: QuestionCriterion[];
}
/**
 * A file that accompanies the text of a question, with its position.
 */
export interface QuestionFile {
  id: number;
  file_id: number;
  sort: number;
  /**
   * With `with=file`.
   */
  file?: UploadedFile | null;
}
/**
 * An answer of a question: a choice, an item to put in order, a blank, or an accepted answer of a blank.
 */
export interface QuestionAnswer {
  id: number;
  question_id: number;
  value: string;
  comment: string | null;
  correct: boolean;
  correct_position: number | null;
  tolerance: string | null;
  sort: number;
  parent_answer_id: number | null;
  created_at: string;
  updated_at: string;
  can_update: boolean;
  can_delete: boolean;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
  /**
   * With `with=select_input_items`.
   */
  select_input_items?: SelectInputItem[];
}
/**
 * An option of a blank of `select_input`.
 */
export interface SelectInputItem {
  id: number;
  question_id: number;
  answer_id: number;
  value: string;
  correct: boolean;
  sort: number;
  can_update: boolean;
  can_delete: boolean;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
}
/**
 * An item of a matching question: a main one, or one that depends on main ones.
 */
export interface Correspondence {
  id: number;
  question_id: number;
  is_main: boolean;
  value: string;
  sort: number;
  created_at: string;
  updated_at: string;
  can_update: boolean;
  can_delete: boolean;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
}
/**
 * A right pair of a main and a dependent item.
 */
export interface CorrespondenceLink {
  id: number;
  main_id: number;
  dependent_id: number;
}
/**
 * A criterion by which a teacher gives points for a question.
 */
export interface QuestionCriterion {
  id: number;
  question_id: number;
  name: string;
  description: string | null;
  max_points: number;
  sort: number;
  created_at: string;
  updated_at: string;
  can_update: boolean;
  can_delete: boolean;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
}
/**
 * The webinar of a lesson: time, room and status.
 */
export interface Webinar {
  id: number;
  course_id: number;
  lesson_id: number;
  status: 'coming_soon' | 'play' | 'pause' | 'finished' | 'canceled';
  starts_at: string | null;
  duration: number;
  platform: 'link' | 'zoom';
  link: string | null;
  layout: 'tile' | 'speaker';
  moderation: 'pre_moderation' | 'post_moderation' | 'none';
  zoom_host: string | null;
  zoom_meeting_id: string | null;
  zoom_passcode: string | null;
  zoom_problem: string | null;
  recording_id: number | null;
  recording_link: string | null;
  remind_day: boolean;
  remind_hour: boolean;
  reminder_problem: string | null;
  can_update: boolean;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
  /**
   * Name of the lesson.
   */
  name: string;
  /**
   * URL where learners join: the external room or the Zoom meeting.
   */
  join_link: string | null;
  /**
   * With `with=course`.
   */
  course?: Course | null;
  /**
   * With `with=lesson`.
   */
  lesson?: Lesson | null;
  /**
   * With `with=recording`.
   */
  recording?: UploadedFile | null;
}
/**
 * A relation of two packages: one includes or requires the other.
 */
export interface CoursePackageRelation {
  id: number;
  package_id: number;
  related_package_id: number;
  type: 'included' | 'required';
  can_update: boolean;
  can_delete: boolean;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
  /**
   * With `with=package`.
   */
  package?: CoursePackage | null;
  /**
   * With `with=related_package`.
   */
  related_package?: CoursePackage | null;
}
/**
 * A person who joined by an invite.
 */
export interface UserInvite {
  id: number;
  invite_id: number;
  user_id: number;
  created_at: string;
  /**
   * With `with=user`.
   */
  user?: User | null;
}
/**
 * A criterion of a template.
 */
export interface TemplateCriterion {
  name: string;
  description: string | null;
  max_points: number;
}
/**
 * A template of criteria for several questions.
 */
export interface QuestionCriterionTemplate {
  id: number;
  name: string;
  created_at: string;
  updated_at: string;
  can_update: boolean;
  can_delete: boolean;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
  /**
   * In order.
   */
  criteria: TemplateCriterion[];
}
/**
 * An answer to a question and its frequency.
 */
export interface GivenAnswerCount {
  /**
   * For a choice; null for a typed answer.
   */
  answer_id: number | null;
  /**
   * Rich text of a choice, or a typed answer in lower case.
   */
  value: string;
  /**
   * Number of times it was given.
   */
  count: number;
  /**
   * Null for a typed answer: see the points.
   */
  correct: boolean | null;
  /**
   * Mean share of the maximum points of those who gave it, from 0 to 1.
   */
  mean_share: number | null;
}
/**
 * The statistics of a question.
 */
export interface QuestionStatistics {
  question_id: number;
  type:
    | 'unknown'
    | 'input'
    | 'numeric_input'
    | 'radio'
    | 'checkbox'
    | 'sort'
    | 'multi_input'
    | 'textarea'
    | 'correspondence'
    | 'select_input'
    | 'text_input'
    | 'assessment_by_criterion'
    | 'audio_input';
  /**
   * Rich text, as last asked.
   */
  question: string;
  topic_id: number | null;
  /**
   * Name of its topic.
   */
  topic: string | null;
  max_points: number;
  /**
   * Number of attempts that included it.
   */
  asked_count: number;
  right_count: number;
  partly_count: number;
  wrong_count: number;
  not_given_count: number;
  waits_count: number;
  /**
   * Mean share of its maximum points over scored answers, from 0 to 1.
   */
  difficulty: number | null;
  /**
   * Correlation of its points with those of all other questions, from -1 to 1; null if either never varies.
   */
  discrimination: number | null;
  /**
   * All choices, or the ten most frequent typed answers.
   */
  given: GivenAnswerCount[];
}
/**
 * The statistics of a test.
 */
export interface TestStatistics {
  /**
   * Number of counted attempts.
   */
  attempts_count: number;
  /**
   * Whether only the newest 10000 attempts are counted.
   */
  is_cut: boolean;
  learners_count: number;
  /**
   * Mean share of the maximum points over fully scored attempts.
   */
  mean_share: number | null;
  /**
   * Share of the fully scored attempts that are passed.
   */
  passed_share: number | null;
  /**
   * Median duration from beginning to finish.
   */
  median_minutes: number | null;
  /**
   * Number of attempts by share of the maximum points, in ten steps: under 10 percent, …, 90 and more.
   */
  shares: number[];
  /**
   * In the order of the test.
   */
  questions: QuestionStatistics[];
}
/**
 * The statistics of the questions of a topic.
 */
export interface TopicStatistics {
  topic_id: number;
  name: string;
  /**
   * Number of questions of the test with this topic that were asked.
   */
  questions_count: number;
  /**
   * Number of scored answers.
   */
  answers_count: number;
  /**
   * Mean share of the maximum points, from 0 to 1.
   */
  mean_share: number | null;
}
/**
 * The points of an attempt in a topic.
 */
export interface AttemptTopic {
  topic_id: number;
  name: string;
  points: number;
  max_points: number;
}
/**
 * An attempt at a test, without its questions.
 */
export interface TestAttempt {
  id: number;
  test_id: number;
  user_id: number | null;
  number: number;
  state: 'in_progress' | 'on_check' | 'checked' | 'expired';
  began_at: string;
  deadline_at: string | null;
  finished_at: string | null;
  is_timed_out: boolean;
  max_points: number;
  mark: number | null;
  is_passed: boolean | null;
  waiting_count: number;
  checked_at: string | null;
  checker_id: number | null;
  annulled_at: string | null;
  annulment_reason: string | null;
  annuller_id: number | null;
  updated_at: string;
  can_update: boolean;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
  /**
   * Points of the answers scored so far; null while the attempt is in progress.
   */
  points: number | null;
  test_title: string;
  /**
   * Number of attempts at the test granted to the learner beyond `max_attempts`.
   */
  extra_attempts: number;
  /**
   * Scale of the mark: 5, 10, 100, or 1 for passed and not passed.
   */
  grading_scale: number;
  /**
   * With `with=user`.
   */
  user?: StaffMember | null;
  /**
   * With `with=member`.
   */
  member?: User | null;
  /**
   * With `with=checker`.
   */
  checker?: StaffMember | null;
  /**
   * With `with=annuller`.
   */
  annuller?: StaffMember | null;
  /**
   * With `with=points_by_question`.
   */
  points_by_question?: {
    [k: string]: number;
  };
  /**
   * With `with=points_by_topic`.
   */
  points_by_topic?: AttemptTopic[];
}
/**
 * A pair of a main and a dependent item.
 */
export interface AnswerLink {
  main_id: number;
  dependent_id: number;
}
/**
 * The text in a blank.
 */
export interface AnswerText {
  answer_id: number;
  text: string;
}
/**
 * The option chosen for a blank.
 */
export interface AnswerItem {
  answer_id: number;
  item_id: number;
}
/**
 * A file of a question or an answer.
 */
export interface AttemptFile {
  id: number;
  name: string;
  mime_type: string;
  /**
   * Bytes.
   */
  size: number;
  /**
   * URL of the file, relative to the public origin.
   */
  url: string;
}
/**
 * The outcome of a part of an answer, or of a pair.
 */
export interface ScoredPart {
  /**
   * A choice, an item or a blank; null for a pair.
   */
  answer_id: number | null;
  main_id: number | null;
  /**
   * For a pair; null for a main item that is rightly left unpaired.
   */
  dependent_id: number | null;
  outcome: 'right' | 'wrong' | 'missed';
}
/**
 * An answer, and whether it is right.
 */
export interface RightAnswer {
  id: number;
  value: string;
  comment: string | null;
  correct: boolean;
  correct_position: number | null;
  sort: number;
  parent_answer_id: number | null;
  tolerance: string | null;
}
/**
 * An option of a blank.
 */
export interface RightItem {
  id: number;
  answer_id: number;
  value: string;
  correct: boolean;
  sort: number;
}
/**
 * The right answers of a question.
 */
export interface RightAnswers {
  answers: RightAnswer[];
  correspondence_links: AnswerLink[];
  select_input_items: RightItem[];
  /**
   * The solution as rich text.
   */
  solution: string | null;
}
/**
 * A choice, an item or a blank as the question shows it.
 */
export interface ShownAnswer {
  /**
   * Id used in answers. For takers, it is valid in this attempt only.
   */
  id: number;
  value: string;
  sort: number;
}
/**
 * An item to match.
 */
export interface ShownCorrespondence {
  /**
   * Id used in answers. For takers, it is valid in this attempt only.
   */
  id: number;
  is_main: boolean;
  value: string;
  sort: number;
}
/**
 * An option of a blank.
 */
export interface ShownItem {
  /**
   * Id used in answers. For takers, it is valid in this attempt only.
   */
  id: number;
  answer_id: number;
  value: string;
  sort: number;
}
/**
 * A criterion that a teacher gives points for.
 */
export interface ShownCriterion {
  id: number;
  name: string;
  description: string | null;
  max_points: number;
  sort: number;
}
/**
 * The given answer, with the fields that the type of question has.
 */
export interface AttemptAnswer {
  text: string | null;
  answers_id: number[] | null;
  texts: AnswerText[] | null;
  items: AnswerItem[] | null;
  links: AnswerLink[] | null;
  files: AttemptFile[];
  minItems?: 0;
}
/**
 * The points that a teacher gives for a criterion.
 */
export interface CriterionMark {
  criterion_id: number;
  points: number;
}
/**
 * The score of an answer.
 */
export interface AnswerScore {
  state: 'right' | 'partly' | 'wrong' | 'not_given' | 'waits';
  points: number;
  parts: ScoredPart[];
  marks: CriterionMark[] | null;
  /**
   * The teacher’s comment as plain text.
   */
  comment: string | null;
  /**
   * When a teacher checked it.
   */
  checked_at: string | null;
  /**
   * Name of the teacher who checked it; null for takers.
   */
  checker: string | null;
}
/**
 * A question of an attempt as its taker sees it.
 */
export interface AttemptQuestion {
  id: number;
  question_id: number;
  /**
   * From 1.
   */
  place: number;
  part: number;
  type:
    | 'unknown'
    | 'input'
    | 'numeric_input'
    | 'radio'
    | 'checkbox'
    | 'sort'
    | 'multi_input'
    | 'textarea'
    | 'correspondence'
    | 'select_input'
    | 'text_input'
    | 'assessment_by_criterion'
    | 'audio_input';
  /**
   * Rich text; empty if the question must be opened first.
   */
  question: string;
  max_points: number;
  partial: boolean;
  penalty_percentage: number | null;
  case_sensitive: boolean;
  correspondence_multi: boolean;
  criterion_type: 'points' | 'yes_no';
  answers: ShownAnswer[];
  correspondences: ShownCorrespondence[];
  select_input_items: ShownItem[];
  question_criteria_by_sort: ShownCriterion[];
  files: AttemptFile[];
  /**
   * Whether the taker must answer it before finishing the attempt.
   */
  required: boolean;
  /**
   * Seconds for the answer, from the opening of the question.
   */
  timer: number | null;
  is_opened: boolean;
  /**
   * For questions with their own time limit.
   */
  deadline_at: string | null;
  /**
   * Whether answers are no longer accepted.
   */
  is_over: boolean;
  /**
   * Null for no limit.
   */
  tries_left: number | null;
  /**
   * Revision of the answer; 0 if there is none.
   */
  revision: number;
  answered_at: string | null;
  answer: AttemptAnswer | null;
  /**
   * Null if not disclosed.
   */
  score: AnswerScore | null;
  /**
   * Null if not disclosed.
   */
  right: RightAnswers | null;
}
/**
 * The test of an attempt.
 */
export interface AttemptedTest {
  id: number;
  title: string;
  grading_scale: 5 | 10 | 100 | 1;
}
/**
 * The title of a part of a test.
 */
export interface AttemptPart {
  part: number;
  title: string;
}
/**
 * An attempt as its taker sees it.
 */
export interface LearnerAttempt {
  id: number;
  test: AttemptedTest;
  /**
   * Number among the learner’s attempts, from 1.
   */
  number: number;
  state: 'in_progress' | 'on_check' | 'checked' | 'expired';
  began_at: string;
  /**
   * When the attempt ends and answers are no longer accepted.
   */
  deadline_at: string | null;
  finished_at: string | null;
  /**
   * Whether it ended at the deadline.
   */
  is_timed_out: boolean;
  /**
   * Since when it does not count.
   */
  annulled_at: string | null;
  /**
   * Plain text.
   */
  annulment_reason: string | null;
  /**
   * Time of the response; clocks of devices differ.
   */
  server_time: string;
  shown_result: 'nothing' | 'points' | 'correctness' | 'answers';
  /**
   * Points of the answers scored so far; null if not disclosed.
   */
  points: number | null;
  max_points: number | null;
  /**
   * The mark in words, once no answer waits to be checked.
   */
  grade: string | null;
  is_passed: boolean | null;
  parts: AttemptPart[];
  questions: AttemptQuestion[];
}
/**
 * An attempt of the caller at a test, without its questions.
 */
export interface OwnAttempt {
  id: number;
  test_id: number;
  number: number;
  state: 'in_progress' | 'on_check' | 'checked' | 'expired';
  began_at: string;
  deadline_at: string | null;
  finished_at: string | null;
  is_timed_out: boolean;
  annulled_at: string | null;
  annulment_reason: string | null;
  /**
   * Null while the attempt is in progress, and if not disclosed.
   */
  points: number | null;
  max_points: number | null;
  mark: number | null;
  is_passed: boolean | null;
}
/**
 * A test as its takers see it.
 */
export interface LearnerTest {
  id: number;
  title: string;
  description: string | null;
  grading_scale: number;
  timer: number | null;
  max_attempts: number;
  infinity_attempts: boolean;
  shown_result: 'nothing' | 'points' | 'correctness' | 'answers';
  /**
   * Whether it is open to the caller, regardless of the attempts left.
   */
  can_begin: boolean;
  /**
   * Number of questions in an attempt.
   */
  asked_count: number;
  /**
   * Number of attempts that the caller has begun.
   */
  attempts_count: number;
  /**
   * Number of attempts granted to the caller beyond `max_attempts`.
   */
  extra_attempts: number;
  /**
   * The counted attempt with the most points; the first of several.
   */
  best_attempt_id: number | null;
  /**
   * The attempt in progress, which beginning the test resumes.
   */
  attempt_under_way_id: number | null;
  last_attempt_at: string | null;
  /**
   * With `with=attempts`.
   */
  attempts?: OwnAttempt[];
}
/**
 * A learner’s attempt as their observers see it.
 */
export interface ObservedAttempt {
  id: number;
  test_id: number;
  user_id: number | null;
  number: number;
  state: 'in_progress' | 'on_check' | 'checked' | 'expired';
  began_at: string;
  deadline_at: string | null;
  finished_at: string | null;
  is_timed_out: boolean;
  annulled_at: string | null;
  annulment_reason: string | null;
  test_title: string;
  /**
   * Scale of the mark: 5, 10, 100, or 1 for passed and not passed.
   */
  grading_scale: number;
  /**
   * Null while the attempt is in progress, and if not disclosed.
   */
  points: number | null;
  max_points: number | null;
  mark: number | null;
  is_passed: boolean | null;
}
/**
 * A test that is open to everybody.
 */
export interface FreeTest {
  id: number;
  title: string;
  /**
   * Rich text.
   */
  description: string | null;
  /**
   * Seconds for an attempt; null for no limit.
   */
  timer: number | null;
  /**
   * Number of questions in an attempt.
   */
  asked_count: number;
}
/**
 * An attempt of a visitor with its token.
 */
export interface BegunAttempt {
  /**
   * Proves ownership of the attempt; returned only once.
   */
  token: string;
  attempt: LearnerAttempt;
}
/**
 * An export of the attempts at a test to a file.
 */
export interface TestAttemptExport {
  id: number;
  failed_count: number;
  created_at: string;
  job_id: number;
  /**
   * Known before the file exists.
   */
  file_name: string;
  format: 'xlsx' | 'csv';
  /**
   * Number of rows in the file; null until it is ready.
   */
  row_count: number | null;
  /**
   * Whether the file can be downloaded.
   */
  ready: boolean;
  /**
   * URL of the file, relative to the public origin; null unless it is ready.
   */
  url: string | null;
  /**
   * Absolute URL, at the public origin.
   */
  full_url: string | null;
  /**
   * When `url` expires.
   */
  expires_at: string | null;
  /**
   * With `with=job`.
   */
  job?: Job | null;
}
/**
 * A question of a counted attempt with the given answer.
 */
export interface GivenAnswer {
  id: number;
  attempt_id: number;
  question_id: number;
  place: number;
  answered_at: string | null;
  state: ('right' | 'partly' | 'wrong' | 'not_given' | 'waits') | null;
  max_points: number;
  checked_at: string | null;
  can_update: boolean;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
  /**
   * With `with=attempt`.
   */
  attempt?: TestAttempt | null;
  /**
   * With `with=question`.
   */
  question?: AttemptQuestion | null;
}
/**
 * A question of a library test.
 */
export interface LibraryTestQuestion {
  /**
   * From 1.
   */
  place: number;
  type:
    | 'unknown'
    | 'input'
    | 'numeric_input'
    | 'radio'
    | 'checkbox'
    | 'sort'
    | 'multi_input'
    | 'textarea'
    | 'correspondence'
    | 'select_input'
    | 'text_input'
    | 'assessment_by_criterion'
    | 'audio_input';
  /**
   * Rich text.
   */
  question: string;
  max_points: number;
  part: number;
  topic: string | null;
}
/**
 * The content of a library test, without right answers.
 */
export interface LibraryTest {
  /**
   * Rich text.
   */
  description: string | null;
  grading_scale: 5 | 10 | 100 | 1;
  /**
   * Seconds for the whole test; null for no limit.
   */
  timer: number | null;
  questions: LibraryTestQuestion[];
}
/**
 * Percentiles of the durations of calls, in milliseconds.
 */
export interface StressTestTimes {
  p50: number;
  p95: number;
  p99: number;
}
/**
 * The figures of a load step.
 */
export interface StressTestRung {
  /**
   * Number of simultaneous learners.
   */
  learners: number;
  /**
   * Number of acknowledged answers.
   */
  answers: number;
  /**
   * Duration of the whole step.
   */
  seconds: number;
  answers_per_second: number;
  begin: StressTestTimes;
  answer: StressTestTimes;
  finish: StressTestTimes;
  /**
   * Acknowledged answers and finishes that were missing when read back.
   */
  lost: number;
  /**
   * Answers that were sent twice, as after a lost connection, and counted twice.
   */
  doubled: number;
}
/**
 * A measurement of how many simultaneous learners the installation can serve.
 */
export interface StressTest {
  id: number;
  job_id: number | null;
  state: 'done' | 'failed' | 'cancelled' | 'in_progress';
  learners: number;
  holds: number | null;
  stopped_by: ('reached' | 'slow' | 'time' | 'lost') | null;
  database: 'embedded' | 'server';
  cores: number;
  created_at: string;
  finished_at: string | null;
  rungs: StressTestRung[];
  /**
   * With `with=author`.
   */
  author?: StaffMember | null;
  /**
   * With `with=job`.
   */
  job?: Job | null;
}
/**
 * A DNS record that a domain needs.
 */
export interface DnsRecord {
  type: 'TXT' | 'CNAME' | 'A' | 'AAAA';
  /**
   * The name of the record.
   */
  name: string;
  /**
   * The required value.
   */
  value: string;
  /**
   * The values that the last check found; null before the first check.
   */
  found: string[] | null;
  /**
   * Whether the found values suffice; null before the first check.
   */
  matches: boolean | null;
}
/**
 * A connection of a company to another program.
 */
export interface CompanyIntegration {
  id: number;
  name: string;
  type: string | null;
  /**
   * A JSON object of keys and values. At most the last four characters of secrets are shown; a masked secret that is sent back stays unchanged.
   */
  settings: string;
  created_at: string;
  updated_at: string;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
  /**
   * Keys whose values are secret.
   */
  secret_keys: string[];
}
/**
 * A list’s query and columns, saved under a name.
 */
export interface SavedView {
  id: number;
  name: string;
  list: string;
  address: string;
  /**
   * Settings of the table, which only clients interpret.
   */
  columns: {
    [k: string]: unknown;
  };
  shared: boolean;
  status: 'kept' | 'deleted';
  created_at: string;
  updated_at: string;
  can_update: boolean;
  can_delete: boolean;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
  /**
   * Whether the caller is its author.
   */
  own: boolean;
}
/**
 * The view with which a list opens for the caller.
 */
export interface DefaultView {
  /**
   * The id of the view.
   */
  id: number;
  list: string;
  name: string;
  address: string;
  columns: {
    [k: string]: unknown;
  };
}
/**
 * An online school: one tenant of the installation.
 */
export interface Company {
  id: number;
  code: string;
  name: string;
  description: string | null;
  domain: string | null;
  video_preview_image_id: number | null;
  view_course_on_full_profile: boolean;
  firstLink: string | null;
  bitixScripts: string | null;
  bitrixElements: string | null;
  /**
   * The appearance of the public menu.
   */
  menuParams: {
    [k: string]: unknown;
  };
  /**
   * The means by which new accounts may be verified.
   */
  verification_account_types: ('email' | 'phone' | 'telegram')[];
  use_verification_account_type: boolean;
  yoo_kassa_ready: boolean;
  /**
   * When the plan ends; null unless the caller is an owner.
   */
  paid_until: string | null;
  time_zone: string;
  created_at: string;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
  /**
   * The same as `name`.
   */
  company_name: string;
  /**
   * Whether the caller is an owner of the company.
   */
  is_owner: boolean;
  /**
   * With `with=company_files`.
   */
  company_files?: UploadedFile[];
  /**
   * With `with=video_preview_image`.
   */
  video_preview_image?: UploadedFile | null;
  admin_profile?: AdminProfile;
  /**
   * With `with=default_views`.
   */
  default_views?: DefaultView[];
}
/**
 * The amount of a company’s data.
 */
export interface CompanyContents {
  /**
   * Courses, including those in the trash.
   */
  courses_count: number;
  /**
   * Members, without deleted ones.
   */
  users_count: number;
  files_count: number;
  /**
   * Total size of all files in bytes.
   */
  files_size: number;
}
/**
 * The daily budget of one kind of spending, and its use.
 */
export interface SpendingBudget {
  /**
   * `ai`: tokens of the language model; `speech`: seconds of transcribed audio; `sms`: text messages; `streams`: seconds of video, for each rendition.
   */
  kind: 'ai' | 'speech' | 'sms' | 'streams';
  /**
   * Whether the installation has the required service or program.
   */
  is_available: boolean;
  /**
   * Use today, including reservations for running work.
   */
  used: number;
  /**
   * Daily limit; null if the installation sets none.
   */
  limit: number | null;
  /**
   * Roubles.
   */
  cost: string;
  /**
   * Null if there is no limit.
   */
  cost_limit: string | null;
}
/**
 * A company’s use today of services that cost the installation money.
 */
export interface Spending {
  /**
   * Whether the caller’s email address is confirmed; until then they cannot spend anything.
   */
  email_confirmed: boolean;
  /**
   * When the next day begins.
   */
  resets_at: string;
  budgets: SpendingBudget[];
}
/**
 * The limits of a plan.
 */
export interface SubscriptionLimits {
  /**
   * Active users; null for no limit.
   */
  users: number | null;
  /**
   * Bytes of files; null for no limit.
   */
  storage: number | null;
  /**
   * Courses, without those in the trash; null for no limit.
   */
  courses: number | null;
}
/**
 * A company’s use of the plan’s limits.
 */
export interface SubscriptionUsage {
  users: number;
  storage: number;
  courses: number;
}
/**
 * A plan of the platform.
 */
export interface SubscriptionPlan {
  name: 'trial' | 'basic' | 'pro';
  title: string;
  limits: SubscriptionLimits;
}
/**
 * A company’s plan and its use.
 */
export interface CompanySubscription {
  plan: 'trial' | 'basic' | 'pro';
  status: 'active' | 'expired';
  /**
   * Null for the trial.
   */
  period: ('month' | 'year') | null;
  paid_until: string;
  limits: SubscriptionLimits;
  usage: SubscriptionUsage;
  /**
   * Limits that are exceeded. Only the limit of files is enforced; the others are only reported.
   */
  exceeded: ('users' | 'storage' | 'courses')[];
  plans: SubscriptionPlan[];
}
/**
 * The storage that a company’s files use.
 */
export interface FileStorageUsage {
  /**
   * Bytes.
   */
  used: number;
  /**
   * Bytes; null for no limit.
   */
  limit: number | null;
}
/**
 * A Bitrix24 form, parsed from its embed code.
 */
export interface BitrixForm {
  /**
   * Id of the form in Bitrix24.
   */
  crm_bitrix_form_id: number;
  /**
   * URL of the form’s script.
   */
  crm_bitrix_form_url: string;
}
/**
 * A staff comment on a field of a course.
 */
export interface CourseFieldComment {
  id: number;
  course_id: number;
  field: string;
  text: string;
  created_at: string;
  can_update: boolean;
  can_delete: boolean;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
  /**
   * With `with=author`.
   */
  author?: StaffMember | null;
}
/**
 * A CRM field or a list of Bitrix24.
 */
export interface BitrixField {
  /**
   * The code of a field, or the number of a list.
   */
  id: string;
  name: string;
  entity: 'list' | 'lead' | 'deal' | 'contact';
  /**
   * The type in Bitrix24.
   */
  type: string;
  /**
   * Whether it can supply the options of a custom field of the type `list_bitrix`.
   */
  is_list: boolean;
}
/**
 * A contact in the CRM of Bitrix24.
 */
export interface BitrixContact {
  /**
   * Id in Bitrix24.
   */
  id: number;
  full_name: string;
  emails: string[];
  phones: string[];
}
/**
 * An entry of a course dictionary.
 */
export interface CommercialOfferChoice {
  id: number;
  name: string;
}
/**
 * Filter values for courses that can be offered: the first 500 entries of each dictionary by name.
 */
export interface CommercialOfferFilters {
  types: CommercialOfferChoice[];
  formats: CommercialOfferChoice[];
  categories: CommercialOfferChoice[];
  places: CommercialOfferChoice[];
}
/**
 * A course type as visitors see it.
 */
export interface CatalogType {
  id: number;
  name: string;
}
/**
 * A course format as visitors see it.
 */
export interface CatalogFormat {
  id: number;
  name: string;
}
/**
 * A place of a course as visitors see it.
 */
export interface CatalogPlace {
  id: number;
  name: string;
  address: string | null;
}
/**
 * The searched texts of a course with the matches marked.
 */
export interface HighlightedCourse {
  /**
   * Split into matching and other parts.
   */
  name: TextPart[];
  /**
   * Split into matching and other parts.
   */
  anons: TextPart[];
}
/**
 * A course in the public catalogue.
 */
export interface CatalogCourse {
  id: number;
  name: string;
  anons: string | null;
  description: string | null;
  entity_type: 'course' | 'bundle';
  can_be_bought: boolean;
  price: string | null;
  old_price: string | null;
  price_comment: string | null;
  preposition_from: boolean;
  start_date: string | null;
  end_date: string | null;
  weeks_time: number | null;
  classes: number[];
  /**
   * Ids of the visible catalogue categories of the course.
   */
  categories_id: number[];
  /**
   * Path in the catalogue: the slug of the category and that of the course, such as `shkola/fizika`. The first one if there are two; null if there is none.
   */
  catalog_address: string | null;
  /**
   * With `with=type`.
   */
  type?: CatalogType | null;
  /**
   * With `with=format`.
   */
  format?: CatalogFormat | null;
  /**
   * With `with=img`.
   */
  img?: UploadedFile | null;
  /**
   * With `with=places`.
   */
  places?: CatalogPlace[];
  /**
   * With `with=highlighted`.
   */
  highlighted?: HighlightedCourse | null;
}
/**
 * A catalogue category as visitors see it.
 */
export interface CatalogCategory {
  id: number;
  parent_id: number | null;
  title: string;
  slug: string;
  columns_count: number;
  filter_selection_type: 'single' | 'multiple';
  view_type: 'list' | 'tiles' | 'tags';
}
/**
 * The company that owns the catalogue.
 */
export interface CatalogCompany {
  name: string;
  code: string;
}
/**
 * The company of a catalogue and the values of its filters.
 */
export interface Catalog {
  company: CatalogCompany;
  /**
   * Categories of the same parent are in manual order.
   */
  categories: CatalogCategory[];
  /**
   * Formats of the courses in the catalogue.
   */
  formats: CatalogFormat[];
  /**
   * Places of the courses in the catalogue.
   */
  places: CatalogPlace[];
}
/**
 * A certificate of a finished course, with the names of learner, course and school at the time of issue.
 */
export interface CourseCertificate {
  id: number;
  course_id: number;
  user_id: number | null;
  number: string;
  full_name: string;
  course_name: string;
  company_name: string;
  issued_at: string;
  revoked_at: string | null;
  revoke_reason: string | null;
  can_update: boolean;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
  /**
   * URL of the PDF, relative to the public origin; null if the certificate is revoked.
   */
  url: string | null;
  /**
   * With `with=course`.
   */
  course?: Course | null;
  /**
   * With `with=user`.
   */
  user?: User | null;
}
/**
 * The public data of a certificate, for anybody who has its number.
 */
export interface CertificateCheck {
  number: string;
  full_name: string;
  course_name: string;
  company_name: string;
  issued_at: string;
  is_valid: boolean;
  revoked_at: string | null;
  /**
   * URL of the PDF, relative to the public origin; null if the certificate is revoked.
   */
  url: string | null;
}
/**
 * An export of the course list to a file.
 */
export interface CourseExport {
  id: number;
  failed_count: number;
  created_at: string;
  job_id: number;
  /**
   * Known before the file exists.
   */
  file_name: string;
  format: 'xlsx' | 'csv';
  /**
   * Number of rows in the file; null until it is ready.
   */
  row_count: number | null;
  /**
   * Whether the file can be downloaded.
   */
  ready: boolean;
  /**
   * URL of the file, relative to the public origin; null unless it is ready.
   */
  url: string | null;
  /**
   * Absolute URL, at the public origin.
   */
  full_url: string | null;
  /**
   * When `url` expires.
   */
  expires_at: string | null;
  /**
   * With `with=job`.
   */
  job?: Job | null;
}
/**
 * An export of courses with their branches to a file.
 */
export interface CourseBranchExport {
  id: number;
  failed_count: number;
  created_at: string;
  job_id: number;
  /**
   * Known before the file exists.
   */
  file_name: string;
  format: 'xlsx' | 'csv';
  /**
   * Number of rows in the file; null until it is ready.
   */
  row_count: number | null;
  /**
   * Whether the file can be downloaded.
   */
  ready: boolean;
  /**
   * URL of the file, relative to the public origin; null unless it is ready.
   */
  url: string | null;
  /**
   * Absolute URL, at the public origin.
   */
  full_url: string | null;
  /**
   * When `url` expires.
   */
  expires_at: string | null;
  /**
   * With `with=job`.
   */
  job?: Job | null;
}
/**
 * A teacher of a course.
 */
export interface CourseTeacher {
  id: number;
  course_id: number;
  user_id: number;
  sort: number | null;
  created_at: string;
  /**
   * With `with=user`.
   */
  user?: User | null;
}
/**
 * A staff member with access to a course that they do not teach.
 */
export interface CourseAdminUser {
  id: number;
  course_id: number;
  user_id: number;
  created_at: string;
  /**
   * With `with=user`.
   */
  user?: User | null;
}
/**
 * Students of a course by their last visit, in days of the company’s time zone.
 */
export interface CourseVisits {
  today: number;
  /**
   * In the last seven days, but not today.
   */
  week: number;
  /**
   * In the last thirty days, but not in the last seven.
   */
  month: number;
  earlier: number;
  never: number;
}
/**
 * Students who joined a course on a day in the company’s time zone.
 */
export interface CourseDay {
  day: string;
  joined: number;
}
/**
 * The number of students of a course in a range of progress, both bounds inclusive.
 */
export interface CourseProgressShare {
  /**
   * Percent; null for students who have not begun.
   */
  from: number | null;
  to: number | null;
  students: number;
}
/**
 * Statistics of the students of a course.
 */
export interface CourseStatistics {
  /**
   * All days of the period in chronological order.
   */
  days: CourseDay[];
  /**
   * From students who have not begun to those who have finished.
   */
  progress: CourseProgressShare[];
  visits: CourseVisits;
}
export interface ImportedStudentError {
  field: 'contact' | 'packages' | 'branch';
  message: string;
  code: string;
}
/**
 * The outcome of a row of a student import.
 */
export interface ImportedStudent {
  /**
   * `new`: joins the course; `learning`: is a student already; `repeated`: an earlier row names the same member; `refused`: invalid, see `errors`.
   */
  outcome: 'new' | 'learning' | 'repeated' | 'refused';
  /**
   * Name of the member; null if none was found.
   */
  name: string | null;
  errors: ImportedStudentError[];
}
/**
 * The progress of a learner in a course, for their observers.
 */
export interface ObservedCourse {
  course_id: number;
  user_id: number;
  id: number;
  progress: number | null;
  last_visited_at: string | null;
  finished_at: string | null;
  created_at: string;
  course_name: string;
}
/**
 * A package of a student.
 */
export interface CourseStudentPackage {
  id: number;
  name: string;
}
/**
 * A student of a course.
 */
export interface CourseStudent {
  course_id: number;
  user_id: number;
  id: number;
  progress: number | null;
  last_visited_at: string | null;
  finished_at: string | null;
  full_name: string;
  branch_id: number | null;
  created_at: string;
  /**
   * The student’s packages of the course, sorted by name.
   */
  packages: CourseStudentPackage[];
  /**
   * With `with=user`.
   */
  user?: User | null;
  /**
   * With `with=branch`.
   */
  branch?: CourseBranch | null;
}
/**
 * An export of the students of a course to a file.
 */
export interface CourseStudentExport {
  id: number;
  failed_count: number;
  created_at: string;
  job_id: number;
  /**
   * Known before the file exists.
   */
  file_name: string;
  format: 'xlsx' | 'csv';
  /**
   * Number of rows in the file; null until it is ready.
   */
  row_count: number | null;
  /**
   * Whether the file can be downloaded.
   */
  ready: boolean;
  /**
   * URL of the file, relative to the public origin; null unless it is ready.
   */
  url: string | null;
  /**
   * Absolute URL, at the public origin.
   */
  full_url: string | null;
  /**
   * When `url` expires.
   */
  expires_at: string | null;
  /**
   * With `with=job`.
   */
  job?: Job | null;
}
/**
 * A requested copy of a course.
 */
export interface CourseReplica {
  /**
   * Id of the copy job; pass it to `after_replicated` to get the course.
   */
  id: number;
  job: Job;
}
/**
 * A subject of a state exam.
 */
export interface ExamSubject {
  id: number;
  name: string;
  description: string | null;
  sort: number;
  created_at: string;
  can_update: boolean;
  can_delete: boolean;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
  /**
   * Number of its question numbers.
   */
  question_numbers_count: number;
  /**
   * Number of examples of all its question numbers.
   */
  examples_count: number;
}
/**
 * A question number of an exam, such as «Задание 5», with its prompt for the AI.
 */
export interface ExamQuestionNumber {
  id: number;
  subject_id: number;
  name: string;
  answer_type:
    | 'input'
    | 'numeric_input'
    | 'radio'
    | 'checkbox'
    | 'sort'
    | 'multi_input'
    | 'textarea'
    | 'correspondence'
    | 'select_input'
    | 'text_input'
    | 'assessment_by_criterion'
    | 'audio_input';
  prompt: string | null;
  use_image: boolean;
  use_example: boolean;
  sort: number;
  created_at: string;
  can_update: boolean;
  can_delete: boolean;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
  /**
   * Number of its examples.
   */
  examples_count: number;
  /**
   * With `with=subject`.
   */
  subject?: ExamSubject | null;
}
/**
 * An example of a question number: a question with its answer.
 */
export interface ExamExample {
  id: number;
  question_number_id: number;
  text: string;
  answer: string;
  solution: string | null;
  image_id: number | null;
  sort: number;
  created_at: string;
  can_update: boolean;
  can_delete: boolean;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
  /**
   * With `with=question_number`.
   */
  question_number?: ExamQuestionNumber | null;
  /**
   * With `with=image`.
   */
  image?: UploadedFile | null;
}
/**
 * Questions that were not generated, and why.
 */
export interface GenerationProblem {
  /**
   * The questions concerned.
   */
  title: string;
  /**
   * In Russian.
   */
  why: string;
}
/**
 * A choice, an item, a blank or an accepted answer.
 */
export interface ContentAnswer {
  id: number;
  /**
   * Rich text for choices and items, plain text for all others.
   */
  value: string;
  comment: string | null;
  correct: boolean;
  correct_position: number | null;
  sort: number;
  parent_answer_id: number | null;
  tolerance: string | null;
}
/**
 * An item to match.
 */
export interface ContentCorrespondence {
  id: number;
  is_main: boolean;
  value: string;
  sort: number;
}
/**
 * A right pair.
 */
export interface ContentLink {
  main_id: number;
  dependent_id: number;
}
/**
 * An option of a blank.
 */
export interface ContentItem {
  id: number;
  answer_id: number;
  value: string;
  correct: boolean;
  sort: number;
}
/**
 * A criterion that a teacher gives points for.
 */
export interface ContentCriterion {
  id: number;
  name: string;
  description: string | null;
  max_points: number;
  sort: number;
}
/**
 * A question that belongs to no test. Ids are local to it.
 */
export interface QuestionContent {
  type:
    | 'unknown'
    | 'input'
    | 'numeric_input'
    | 'radio'
    | 'checkbox'
    | 'sort'
    | 'multi_input'
    | 'textarea'
    | 'correspondence'
    | 'select_input'
    | 'text_input'
    | 'assessment_by_criterion'
    | 'audio_input';
  /**
   * Rich text; blanks are marked as [[1]], [[2]].
   */
  question: string;
  max_points: number;
  partial: boolean;
  penalty_percentage: number | null;
  case_sensitive: boolean;
  correspondence_multi: boolean;
  criterion_type: 'points' | 'yes_no';
  /**
   * Rich text.
   */
  solution: string | null;
  answers: ContentAnswer[];
  correspondences: ContentCorrespondence[];
  correspondence_links: ContentLink[];
  select_input_items: ContentItem[];
  question_criteria_by_sort: ContentCriterion[];
}
/**
 * A request for questions that an AI generates for a test, and its result.
 */
export interface TestGeneration {
  id: number;
  test_id: number;
  key: string;
  kind: 'text' | 'exam';
  title: string;
  job_id: number;
  input_tokens: number;
  output_tokens: number;
  cost: string | null;
  created_at: string;
  problems: GenerationProblem[];
  /**
   * Number of questions that wait for review.
   */
  offered_count: number;
  /**
   * Number of questions added to the test.
   */
  taken_count: number;
  /**
   * Number of discarded questions.
   */
  thrown_count: number;
  /**
   * With `with=test`.
   */
  test?: Test | null;
  /**
   * With `with=author`.
   */
  author?: StaffMember | null;
  /**
   * With `with=job`.
   */
  job?: Job | null;
}
/**
 * A question that an AI generated. It is not part of the test until it is added.
 */
export interface GeneratedQuestion {
  id: number;
  generation_id: number;
  test_id: number;
  place: number;
  notes: string[];
  state: 'offered' | 'taken' | 'thrown';
  created_at: string;
  can_update: boolean;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
  content: QuestionContent;
  /**
   * With `with=generation`.
   */
  generation?: TestGeneration | null;
}
/**
 * An answer to a form field, with label and text as they were then.
 */
export interface FormAnswerValue {
  id: number;
  ref: string;
  type:
    'name' | 'surname' | 'email' | 'description' | 'line' | 'space' | 'title' | 'custom_field' | 'section' | 'hidden';
  label: string;
  custom_field_id: number | null;
  custom_field_type:
    | (
        | 'string'
        | 'text'
        | 'integer'
        | 'file'
        | 'image'
        | 'list'
        | 'date'
        | 'datetime'
        | 'phone'
        | 'email'
        | 'url'
        | 'list_bitrix'
        | 'avatar'
        | 'telegram_id'
        | 'choose_role'
      )
    | null;
  value: string;
  shown: string;
  variable_id: number | null;
  file_id: number | null;
  /**
   * With `with=file`.
   */
  file?: UploadedFile | null;
}
/**
 * A submission of a form.
 */
export interface FormAnswer {
  id: number;
  form_id: number;
  user_id: number | null;
  page: string | null;
  created_at: string;
  can_delete: boolean;
  /**
   * With `with=user`.
   */
  user?: User | null;
  /**
   * With `with=values`.
   */
  values?: FormAnswerValue[];
}
/**
 * An export of form answers to a file.
 */
export interface FormAnswerExport {
  id: number;
  failed_count: number;
  created_at: string;
  job_id: number;
  /**
   * Known before the file exists.
   */
  file_name: string;
  format: 'xlsx' | 'csv';
  /**
   * Number of rows in the file; null until it is ready.
   */
  row_count: number | null;
  /**
   * Whether the file can be downloaded.
   */
  ready: boolean;
  /**
   * URL of the file, relative to the public origin; null unless it is ready.
   */
  url: string | null;
  /**
   * Absolute URL, at the public origin.
   */
  full_url: string | null;
  /**
   * When `url` expires.
   */
  expires_at: string | null;
  /**
   * With `with=job`.
   */
  job?: Job | null;
}
/**
 * The changes that a synchronization with a list of Bitrix24 made.
 */
export interface BitrixSynchronization {
  added: number;
  /**
   * Options whose text has changed.
   */
  changed: number;
  removed: number;
  /**
   * Options that the list no longer has but values still use.
   */
  kept: number;
}
/**
 * A form or an invite that uses a custom field.
 */
export interface CustomFieldUse {
  id: number;
  name: string;
}
/**
 * The consequences of deleting or changing a custom field.
 */
export interface CustomFieldConsequences {
  /**
   * Number of affected values.
   */
  values: number;
  /**
   * Number of users, orders or courses that have these values.
   */
  owners: number;
  /**
   * Number of values that would be lost.
   */
  lost: number;
  /**
   * Number of options of the list that would be deleted.
   */
  variables: number;
  /**
   * Number of dependencies that would be deleted with them, in either direction.
   */
  ties: number;
  /**
   * Forms that use the field; it cannot be deleted while there are any.
   */
  forms: CustomFieldUse[];
  /**
   * Invites that use the field; it cannot be deleted while there are any.
   */
  invites: CustomFieldUse[];
  /**
   * Forms with conditions that would become invalid; while there are any, neither the type can be changed nor the options be deleted.
   */
  conditions: CustomFieldUse[];
}
/**
 * The consequences of deleting many custom fields.
 */
export interface CustomFieldsConsequences {
  /**
   * Number of fields that would be deleted: those that no form or invite uses.
   */
  fields: number;
  /**
   * Number of values that would be deleted with them.
   */
  values: number;
  /**
   * Number of users and courses that have these values.
   */
  owners: number;
  /**
   * Number of options of lists that would be deleted.
   */
  variables: number;
}
/**
 * The visits of a form on a day, in the company’s time zone.
 */
export interface FormDay {
  day: string;
  /**
   * Number of times the form’s page was opened.
   */
  seen: number;
  /**
   * Number of times somebody began to fill it in.
   */
  begun: number;
  /**
   * Number of submissions, from the page or otherwise.
   */
  sent: number;
}
/**
 * The number of visitors who stopped at a field of a form.
 */
export interface FormFieldStops {
  ref: string;
  /**
   * The name of the field.
   */
  name: string;
  /**
   * Number of visitors who left the form after this field without submitting it.
   */
  stopped: number;
}
/**
 * The visits of a form in a period.
 */
export interface FormStatistics {
  /**
   * Every day of the period, in ascending order.
   */
  days: FormDay[];
  /**
   * The fields that visitors fill in, in the order of the form.
   */
  fields: FormFieldStops[];
}
/**
 * An attempt to deliver to the webhook of a form.
 */
export interface FormWebhookAttempt {
  id: number;
  delivery_id: number;
  url: string | null;
  status: number | null;
  error: string | null;
  answer: string | null;
  took: number;
  created_at: string;
}
/**
 * A delivery to the webhook of a form, sent or waiting.
 */
export interface FormWebhookDelivery {
  id: number;
  form_id: number;
  answer_id: number | null;
  uuid: string;
  event: 'form_answered' | 'form_test';
  body: string;
  status: 'waiting' | 'delivered' | 'failed';
  next_attempt_at: string | null;
  response_status: number | null;
  error: string | null;
  created_at: string;
  /**
   * With `with=attempts`.
   */
  attempts?: FormWebhookAttempt[];
}
/**
 * The signing secret of the webhook of a form.
 */
export interface FormWebhookSecret {
  /**
   * Null if the form never had a webhook.
   */
  secret: string | null;
  /**
   * Until when deliveries are also signed with the previous secret; null if it has expired.
   */
  previous_until: string | null;
}
/**
 * A lesson with its blocks in order, without the trash.
 */
export interface LessonWithBlocks {
  id: number;
  course_id: number;
  layer_id: number | null;
  name: string;
  description: string | null;
  type: 'test' | 'full_video' | 'video' | 'webinar' | 'text' | 'homework' | 'offline' | 'constructor';
  status: 'start' | 'visible' | 'trial' | 'close' | 'draft' | 'deleted';
  sort: number;
  teacher_id: number | null;
  open_type: 'immediately' | 'after_days' | 'on_date' | 'after_previous' | 'manual';
  open_days_count: number | null;
  open_final_date: string | null;
  open_watch_percent: number | null;
  open_points: number | null;
  close_date: string | null;
  forbid_datetime: string | null;
  homework: string | null;
  homework_min_points: number;
  homework_max_points: number | null;
  show_likes: boolean;
  like_type: 'like_dislike' | 'like';
  use_comments: boolean;
  check_criterion: 'opened' | 'marked' | 'watched' | 'homework' | 'tests' | 'constructor' | 'attended';
  watch_percent: number;
  held_at: string | null;
  held_place: string | null;
  max_mark: number;
  created_at: string;
  updated_at: string;
  /**
   * With `with=lesson_blocks`.
   */
  lesson_blocks?: LessonBlock[];
}
/**
 * A comment on a lesson.
 */
export interface LessonComment {
  id: number;
  course_id: number;
  lesson_id: number;
  author_id: number | null;
  parent_id: number | null;
  answered_id: number | null;
  is_from_staff: boolean;
  text: string;
  status: 'visible' | 'hidden' | 'deleted';
  is_withdrawn: boolean;
  edited_at: string | null;
  hidden_at: string | null;
  hidden_by_id: number | null;
  created_at: string;
  can_update: boolean;
  can_delete: boolean;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
  lesson_name: string;
  course_name: string;
  /**
   * For the first comment of a discussion: the number of replies that learners see.
   */
  replies_count: number;
  likes_count: number;
  dislikes_count: number;
  /**
   * With `with=course`.
   */
  course?: Course | null;
  /**
   * With `with=lesson`.
   */
  lesson?: Lesson | null;
  /**
   * With `with=author`.
   */
  author?: StaffMember | null;
  /**
   * With `with=answered`.
   */
  answered?: LessonComment | null;
  /**
   * With `with=hidden_by`.
   */
  hidden_by?: StaffMember | null;
}
/**
 * A comment on a lesson, for its learners.
 */
export interface LearnerComment {
  id: number;
  answered_id: number | null;
  is_from_staff: boolean;
  status: 'visible' | 'hidden' | 'deleted';
  edited_at: string | null;
  created_at: string;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
  /**
   * Plain text; null if deleted, and if hidden, except for the author.
   */
  text: string | null;
  /**
   * For a reply to a reply: full name of the addressee.
   */
  answered_name: string | null;
  is_own: boolean;
  /**
   * Whether the caller has deleted it and can restore it.
   */
  can_restore: boolean;
  likes_count: number;
  dislikes_count: number;
  my_like: ('like' | 'dislike') | null;
  /**
   * With `with=author`.
   */
  author?: StaffMember | null;
  /**
   * With `with=replies`.
   */
  replies?: LearnerComment[];
}
/**
 * Likes and dislikes of a lesson.
 */
export interface LessonLikes {
  /**
   * The allowed kinds: likes and dislikes, or likes only.
   */
  type: 'like_dislike' | 'like';
  likes_count: number;
  dislikes_count: number;
  mine: ('like' | 'dislike') | null;
}
/**
 * A segment of a film’s transcript; times in seconds.
 */
export interface FilmSegment {
  start: number;
  end: number;
  text: string;
}
/**
 * A test of a lesson, for its learner.
 */
export interface LessonTest {
  id: number;
  title: string;
  /**
   * Time limit of an attempt in seconds; null if unlimited.
   */
  timer: number | null;
  max_attempts: number;
  infinity_attempts: boolean;
  /**
   * Number of questions in an attempt.
   */
  asked_count: number;
  /**
   * Number of attempts that the learner has begun.
   */
  attempts_count: number;
  attempt_under_way_id: number | null;
}
/**
 * A block of a lesson, for its learner.
 */
export interface LearnerBlock {
  id: number;
  lesson_id: number;
  type:
    | 'section'
    | 'text'
    | 'image'
    | 'gallery'
    | 'video'
    | 'audio'
    | 'file'
    | 'embed'
    | 'homework'
    | 'test'
    | 'webinar'
    | 'callout'
    | 'faq'
    | 'code'
    | 'formula';
  sort: number;
  title: string | null;
  text: string | null;
  address: string | null;
  source: string | null;
  language: string | null;
  tone: ('note' | 'tip' | 'warning' | 'important') | null;
  captions_id: number | null;
  homework_min_points: number | null;
  homework_max_points: number | null;
  test_id: number | null;
  webinar_data: WebinarRoom | null;
  /**
   * For `faq`: the questions in order.
   */
  answers: BlockAnswer[] | null;
  /**
   * For a film: seconds that the learner has watched; null if none.
   */
  watched_seconds: number | null;
  /**
   * For a film: the last position of the learner, in seconds.
   */
  position: number | null;
  /**
   * For a film: its transcript; null if there is none.
   */
  transcript: FilmSegment[] | null;
  /**
   * Whether the block is required to finish the lesson.
   */
  must_be_done: boolean;
  /**
   * Whether the learner has completed the block.
   */
  is_done: boolean;
  /**
   * With `with=media`.
   */
  media?: BlockMedia[];
  /**
   * With `with=captions`.
   */
  captions?: UploadedFile | null;
  /**
   * With `with=test`.
   */
  test?: LessonTest | null;
}
/**
 * A lesson of a course that is visible to a learner.
 */
export interface LessonInCourse {
  id: number;
  name: string;
  type: 'test' | 'full_video' | 'video' | 'webinar' | 'text' | 'homework' | 'offline' | 'constructor';
}
/**
 * The learner’s certificate of a finished course.
 */
export interface LearnerCertificate {
  /**
   * The number for public verification.
   */
  number: string;
  issued_at: string;
  revoked_at: string | null;
  /**
   * URL of the PDF, relative to the public origin; null if the certificate is revoked.
   */
  url: string | null;
}
/**
 * A course, for its learner.
 */
export interface LearnerCourse {
  id: number;
  name: string;
  anons: string | null;
  instruction: string | null;
  use_comments: boolean;
  /**
   * Percent; null if the learner has not begun.
   */
  progress: number | null;
  /**
   * Null for non-students, who may open only trial lessons.
   */
  began_at: string | null;
  last_visited_at: string | null;
  finished_at: string | null;
  /**
   * Null until issued.
   */
  certificate: LearnerCertificate | null;
  /**
   * When the learner’s access ends.
   */
  ends_at: string | null;
  is_ended: boolean;
  /**
   * Number of lessons visible to the learner, open or closed.
   */
  lessons_count: number;
  finished_lessons_count: number;
  /**
   * The first open lesson that is not finished.
   */
  next_lesson: LessonInCourse | null;
  /**
   * With `with=img`.
   */
  img?: UploadedFile | null;
}
/**
 * A theme or layer with lessons of a learner.
 */
export interface LearnerLayer {
  id: number;
  parent_layer_id: number | null;
  title: string;
  sort_order: number;
}
/**
 * A lesson that is visible to a learner, open or closed.
 */
export interface LearnerLesson {
  id: number;
  course_id: number;
  layer_id: number | null;
  name: string;
  type: 'test' | 'full_video' | 'video' | 'webinar' | 'text' | 'homework' | 'offline' | 'constructor';
  /**
   * The position among all layers and lessons of the course.
   */
  sort: number;
  is_open: boolean;
  /**
   * Why the lesson is closed.
   */
  closed_reason: ('days' | 'date' | 'previous' | 'manual' | 'over' | 'ended') | null;
  /**
   * For a closed lesson: when it opens if nothing else happens; null if never.
   */
  opens_at: string | null;
  /**
   * For an open lesson: when it closes.
   */
  closes_at: string | null;
  has_homework: boolean;
  /**
   * What finishes the lesson.
   */
  check_criterion: 'opened' | 'marked' | 'watched' | 'homework' | 'tests' | 'constructor' | 'attended';
  opened_at: string | null;
  finished_at: string | null;
  bookmarked_at: string | null;
  watched_percent: number;
  points: number;
  has_note: boolean;
  /**
   * For an offline lesson: when it takes place.
   */
  held_at: string | null;
  /**
   * For an offline lesson: the place, or a link.
   */
  held_place: string | null;
  /**
   * For an offline lesson: the learner’s attendance in the journal.
   */
  attendance: ('present' | 'late' | 'absent' | 'excused') | null;
  /**
   * For an offline lesson: from 0 to `max_mark`.
   */
  mark: number | null;
  max_mark: number;
}
/**
 * The content of a course that is visible to a learner, in reading order.
 */
export interface LearnerContent {
  layers: LearnerLayer[];
  lessons: LearnerLesson[];
}
/**
 * A lesson, for its learner; its content is included while it is open.
 */
export interface LearnerLessonText {
  id: number;
  course_id: number;
  layer_id: number | null;
  name: string;
  type: 'test' | 'full_video' | 'video' | 'webinar' | 'text' | 'homework' | 'offline' | 'constructor';
  /**
   * The position among all layers and lessons of the course.
   */
  sort: number;
  is_open: boolean;
  /**
   * Why the lesson is closed.
   */
  closed_reason: ('days' | 'date' | 'previous' | 'manual' | 'over' | 'ended') | null;
  /**
   * For a closed lesson: when it opens if nothing else happens; null if never.
   */
  opens_at: string | null;
  /**
   * For an open lesson: when it closes.
   */
  closes_at: string | null;
  has_homework: boolean;
  /**
   * What finishes the lesson.
   */
  check_criterion: 'opened' | 'marked' | 'watched' | 'homework' | 'tests' | 'constructor' | 'attended';
  opened_at: string | null;
  finished_at: string | null;
  bookmarked_at: string | null;
  watched_percent: number;
  points: number;
  has_note: boolean;
  /**
   * For an offline lesson: when it takes place.
   */
  held_at: string | null;
  /**
   * For an offline lesson: the place, or a link.
   */
  held_place: string | null;
  /**
   * For an offline lesson: the learner’s attendance in the journal.
   */
  attendance: ('present' | 'late' | 'absent' | 'excused') | null;
  /**
   * For an offline lesson: from 0 to `max_mark`.
   */
  mark: number | null;
  max_mark: number;
  /**
   * Rich text; null if the lesson is closed.
   */
  description: string | null;
  /**
   * Description of the task as rich text; null if the lesson is closed.
   */
  homework: string | null;
  homework_min_points: number;
  homework_max_points: number | null;
  /**
   * The deadline for submissions.
   */
  forbid_datetime: string | null;
  watch_percent: number;
  /**
   * The blocks in order; empty if the lesson is closed.
   */
  blocks: LearnerBlock[];
  /**
   * For type `webinar`; null if the lesson is closed.
   */
  webinar: WebinarRoom | null;
  /**
   * Whether learners may comment on the lesson.
   */
  takes_comments: boolean;
  /**
   * Number of visible comments and replies.
   */
  comments_count: number;
  /**
   * Null if likes are disabled.
   */
  likes: LessonLikes | null;
  /**
   * The learner’s private note.
   */
  note: string | null;
  previous_lesson: LessonInCourse | null;
  next_lesson: LessonInCourse | null;
}
/**
 * The content of a course. Layers and lessons are included unless `with` selects their fields.
 */
export interface CourseContent {
  id: number;
  /**
   * With `with=layers`.
   */
  layers?: BlockLayer[];
  /**
   * With `with=lessons`.
   */
  lessons?: Lesson[];
}
/**
 * Layers and lessons whose position has changed.
 */
export interface CourseContentPlaces {
  layers: {
    id: number;
    parent_layer_id: number | null;
    sort_order: number;
  }[];
  lessons: {
    id: number;
    layer_id: number | null;
    sort: number;
  }[];
}
/**
 * The copies made in a course.
 */
export interface CopiedContent {
  course_id: number;
  /**
   * Copied layers that are in no other copied layer.
   */
  layers_id: number[];
  /**
   * All copied lessons, including those in the layers.
   */
  lessons_id: number[];
}
/**
 * Statistics of a stretch of 5 seconds of a film.
 */
export interface FilmMoment {
  /**
   * Start of the stretch, in seconds.
   */
  from: number;
  /**
   * Number of learners who watched the stretch.
   */
  viewers: number;
  /**
   * Number of repeated views.
   */
  replays: number;
  /**
   * Number of sessions that ended in the stretch.
   */
  exits: number;
}
/**
 * A film of a lesson with its view statistics.
 */
export interface LessonVideo {
  id: number;
  lesson_id: number;
  sort: number;
  title: string | null;
  address: string | null;
  /**
   * Seconds; null if nobody has started the film.
   */
  duration: number | null;
  /**
   * Number of learners who watched any part of it.
   */
  viewers_count: number;
  /**
   * Number of learners who watched at least the percentage that finishes the lesson.
   */
  finished_count: number;
  /**
   * Views by stretch; stretches without views are omitted.
   */
  moments: FilmMoment[];
  /**
   * Average of learners who watched any part of it.
   */
  average_percent: number | null;
}
/**
 * A learner who watched a film of a lesson.
 */
export interface FilmViewer {
  id: number;
  lesson_id: number;
  block_id: number;
  user_id: number;
  watched_seconds: number;
  position: number;
  duration: number;
  updated_at: string;
  full_name: string;
  watched_percent: number;
  /**
   * With `with=user`.
   */
  user?: User | null;
}
/**
 * The watch progress of a learner in a film and its lesson.
 */
export interface FilmWatched {
  /**
   * Percentage of all films of the lesson.
   */
  watched_percent: number;
  /**
   * Seconds of this film.
   */
  watched_seconds: number;
  /**
   * The last position of the learner in this film, in seconds.
   */
  position: number;
}
/**
 * The transcript of a film and its status.
 */
export interface FilmTranscript {
  /**
   * `none`: not requested, or cancelled.
   */
  status: 'none' | 'queued' | 'running' | 'done' | 'error';
  /**
   * Whether the installation has a speech recognition service.
   */
  is_available: boolean;
  /**
   * The error message, in Russian.
   */
  error: string | null;
  /**
   * The full text; null until it is ready.
   */
  text: string | null;
  segments: FilmSegment[] | null;
}
/**
 * A message in the thread of a submission: an answer, a comment, or a decision.
 */
export interface HomeworkMessage {
  id: number;
  author_id: number | null;
  type: 'answer' | 'comment' | 'returned' | 'accepted';
  points: number | null;
  created_at: string;
  /**
   * Rich text.
   */
  text: string | null;
  /**
   * With `with=author`.
   */
  author?: StaffMember | null;
  /**
   * With `with=files`.
   */
  files?: UploadedFile[];
}
/**
 * A submission with the same text by another learner of the lesson.
 */
export interface HomeworkSameText {
  work_id: number;
  full_name: string;
}
/**
 * A homework submission of a learner with its thread.
 */
export interface HomeworkWork {
  id: number;
  course_id: number;
  lesson_id: number;
  block_id: number | null;
  user_id: number;
  status: 'sent' | 'returned' | 'accepted';
  points: number | null;
  sent_at: string;
  checked_at: string | null;
  checker_id: number | null;
  created_at: string;
  updated_at: string;
  can_update: boolean;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
  lesson_name: string;
  course_name: string;
  /**
   * Title of the block of the task.
   */
  task_title: string | null;
  /**
   * Minimum points of the task.
   */
  min_points: number;
  /**
   * Maximum points of the task; null if unlimited.
   */
  max_points: number | null;
  /**
   * Id of the last message in the thread.
   */
  last_message_id: number;
  /**
   * With `with=course`.
   */
  course?: Course | null;
  /**
   * With `with=lesson`.
   */
  lesson?: Lesson | null;
  /**
   * With `with=user`.
   */
  user?: User | null;
  /**
   * With `with=checker`.
   */
  checker?: StaffMember | null;
  /**
   * With `with=messages`.
   */
  messages?: HomeworkMessage[];
  /**
   * With `with=task`.
   */
  task?: string | null;
  /**
   * With `with=same_text`.
   */
  same_text?: HomeworkSameText[];
}
/**
 * The caller’s submission for a task with its thread.
 */
export interface LearnerHomeworkWork {
  id: number;
  course_id: number;
  lesson_id: number;
  block_id: number | null;
  status: 'sent' | 'returned' | 'accepted';
  points: number | null;
  sent_at: string;
  checked_at: string | null;
  /**
   * Id of the last message in the thread.
   */
  last_message_id: number;
  /**
   * With `with=messages`.
   */
  messages?: HomeworkMessage[];
}
/**
 * A gradebook column: a lesson, homework task or test of a course.
 */
export interface GradebookColumn {
  /**
   * Key that cells refer to: `lesson_3`, `homework_3`, `homework_3_7`, `test_5`.
   */
  key: string;
  kind: 'lesson' | 'homework' | 'test';
  name: string;
  /**
   * The lesson; for a test the first lesson that has it.
   */
  lesson_id: number;
  lesson_name: string;
  /**
   * For homework: the block of the task.
   */
  block_id: number | null;
  test_id: number | null;
  /**
   * Whether it is an offline lesson, whose cells are those of the journal.
   */
  is_offline: boolean;
  min_points: number | null;
  /**
   * Null if unlimited, and for tests.
   */
  max_points: number | null;
  /**
   * For homework: whether submissions are closed.
   */
  is_over: boolean;
  /**
   * Whether the caller may check the homework or edit the journal of the lesson.
   */
  can_grade: boolean;
  /**
   * Average of the selected learners with a grade.
   */
  average_points: number | null;
  /**
   * The same as a percentage of the maximum.
   */
  average_percent: number | null;
  graded_count: number;
  /**
   * Number of learners whose homework is accepted, or who have finished it.
   */
  done_count: number;
  /**
   * Number of submissions waiting for a check.
   */
  waiting_count: number;
}
/**
 * The result of a learner in a lesson, homework task or test.
 */
export interface GradebookCell {
  /**
   * The `key` of the column.
   */
  column: string;
  state: 'in_progress' | 'on_check' | 'returned' | 'accepted' | 'finished' | 'expired' | 'absent';
  points: number | null;
  max_points: number | null;
  /**
   * For an offline lesson.
   */
  attendance: ('present' | 'late' | 'absent' | 'excused') | null;
  /**
   * For an offline lesson; visible to staff only.
   */
  note: string | null;
  /**
   * For homework: id of the submission.
   */
  work_id: number | null;
  /**
   * For homework: id of the last message in the thread, required for a decision.
   */
  last_message_id: number | null;
  /**
   * For a test: the attempt waiting for a check, or else the best one.
   */
  attempt_id: number | null;
}
/**
 * A learner of a course with their results in lessons, homework and tests.
 */
export interface GradebookStudent {
  user_id: number;
  id: number;
  full_name: string;
  /**
   * Average of all grades as percentages of their maxima; null without grades.
   */
  average: number | null;
  /**
   * In the order of the columns; items not begun have no cell.
   */
  cells: GradebookCell[];
}
/**
 * An export of the gradebook of a course to a file.
 */
export interface GradebookExport {
  id: number;
  failed_count: number;
  created_at: string;
  job_id: number;
  /**
   * Known before the file exists.
   */
  file_name: string;
  format: 'xlsx' | 'csv';
  /**
   * Number of rows in the file; null until it is ready.
   */
  row_count: number | null;
  /**
   * Whether the file can be downloaded.
   */
  ready: boolean;
  /**
   * URL of the file, relative to the public origin; null unless it is ready.
   */
  url: string | null;
  /**
   * Absolute URL, at the public origin.
   */
  full_url: string | null;
  /**
   * When `url` expires.
   */
  expires_at: string | null;
  /**
   * With `with=job`.
   */
  job?: Job | null;
}
/**
 * A non-empty cell of the journal.
 */
export interface LessonMark {
  lesson_id: number;
  attendance: 'present' | 'late' | 'absent' | 'excused';
  /**
   * From 0 to the lesson’s `max_mark` at the time of marking.
   */
  mark: number | null;
  /**
   * Visible to staff only.
   */
  note: string | null;
  marked_at: string;
  /**
   * Name of the staff member who set it.
   */
  marked_by: string | null;
}
/**
 * A learner of a course with their marks in offline lessons.
 */
export interface JournalStudent {
  user_id: number;
  id: number;
  full_name: string;
  branch_id: number | null;
  /**
   * Marks in all lessons of the course.
   */
  marks: LessonMark[];
}
/**
 * An export of the journal of a course to a file.
 */
export interface JournalExport {
  id: number;
  failed_count: number;
  created_at: string;
  job_id: number;
  /**
   * Known before the file exists.
   */
  file_name: string;
  format: 'xlsx' | 'csv';
  /**
   * Number of rows in the file; null until it is ready.
   */
  row_count: number | null;
  /**
   * Whether the file can be downloaded.
   */
  ready: boolean;
  /**
   * URL of the file, relative to the public origin; null unless it is ready.
   */
  url: string | null;
  /**
   * Absolute URL, at the public origin.
   */
  full_url: string | null;
  /**
   * When `url` expires.
   */
  expires_at: string | null;
  /**
   * With `with=job`.
   */
  job?: Job | null;
}
/**
 * The outcome of writing a journal cell.
 */
export interface WrittenCell {
  saved: boolean;
  /**
   * Whether somebody else has changed the cell: its value is neither `was` nor `now`.
   */
  is_conflict: boolean;
  errors: {
    /**
     * What is wrong and how to correct it, in Russian.
     */
    message: string;
    /**
     * Path of the invalid field, such as `name` or `lessons.0.title`.
     */
    field?: string;
    /**
     * Stable machine-readable code.
     */
    code: string;
  }[];
}
/**
 * Why a task accepts no submission.
 */
export interface HomeworkRefusal {
  code: 'accepted' | 'withheld' | 'not_allowed' | 'too_late';
  message: string;
}
/**
 * A homework task of a lesson, for its learner.
 */
export interface LearnerHomework {
  /**
   * The block of the task; null for the task of the lesson itself.
   */
  block_id: number | null;
  title: string | null;
  /**
   * Description of the task as rich text.
   */
  text: string | null;
  min_points: number;
  max_points: number | null;
  /**
   * The deadline for submissions.
   */
  forbid_datetime: string | null;
  /**
   * Why the task accepts no submission now; null if it does.
   */
  refusal: HomeworkRefusal | null;
  /**
   * The caller’s submission; null if there is none.
   */
  work: LearnerHomeworkWork | null;
}
/**
 * The homework of a learner, for their observers.
 */
export interface ObservedHomework {
  id: number;
  course_id: number;
  lesson_id: number;
  user_id: number;
  status: 'sent' | 'returned' | 'accepted';
  points: number | null;
  sent_at: string;
  checked_at: string | null;
  lesson_name: string;
  course_name: string;
  /**
   * Title of the block of the task.
   */
  task_title: string | null;
  /**
   * Maximum points of the task; null if unlimited.
   */
  max_points: number | null;
}
/**
 * A student of the lesson’s course with their state in the lesson.
 */
export interface LessonStudent {
  user_id: number;
  id: number;
  full_name: string;
  /**
   * Whether the student’s packages include the lesson.
   */
  is_there: boolean;
  is_open: boolean;
  closed_reason: ('days' | 'date' | 'previous' | 'manual' | 'over' | 'ended') | null;
  opens_at: string | null;
  is_opened_by_hand: boolean;
  opened_at: string | null;
  finished_at: string | null;
  watched_percent: number;
  points: number;
}
/**
 * A lesson as a learner would see it, with its content even if it is closed.
 */
export interface LessonPreview {
  /**
   * Whether the lesson is visible to such a learner, open or closed.
   */
  is_there: boolean;
  lesson: LearnerLessonText;
}
/**
 * A stuck learner of a course and the lesson where they are stuck.
 */
export interface StuckStudent {
  user_id: number;
  id: number;
  progress: number | null;
  last_visited_at: string | null;
  full_name: string;
  /**
   * Id of the lesson where the learner is stuck.
   */
  lesson_id: number;
  lesson_name: string;
  /**
   * When the lesson opened to the learner, or their last activity in the course, whichever is later.
   */
  stuck_since: string | null;
  /**
   * Whole days since then.
   */
  stuck_days: number;
}
/**
 * A lesson of a course with the number of learners in each state.
 */
export interface LessonStatistics {
  id: number;
  name: string;
  type: 'test' | 'full_video' | 'video' | 'webinar' | 'text' | 'homework' | 'offline' | 'constructor';
  sort: number;
  /**
   * Number of learners whose packages include the lesson.
   */
  students_count: number;
  /**
   * Number of them to whom it is open now.
   */
  open_count: number;
  /**
   * Number of learners who have opened it.
   */
  opened_count: number;
  /**
   * Number of learners who have finished it.
   */
  finished_count: number;
  /**
   * Number of learners who have opened the previous lesson, without those to whom this one is still closed, unless it opens after the previous one.
   */
  before_count: number;
  /**
   * Number of these who have opened this lesson.
   */
  came_count: number;
  /**
   * Number of learners stuck at it.
   */
  stuck_count: number;
  /**
   * Number of learners who watched any part of its films.
   */
  viewers_count: number;
  /**
   * Seconds of its films watched by all learners together.
   */
  watched_seconds: number;
  /**
   * Median seconds watched, among learners who watched any part.
   */
  median_watched_seconds: number | null;
  /**
   * Median seconds from opening to finishing, among learners who have finished it.
   */
  median_finish_seconds: number | null;
  /**
   * Number of submissions waiting for a check.
   */
  waiting_count: number;
  /**
   * Since when the oldest of these has been waiting.
   */
  waiting_since: string | null;
}
/**
 * The number of learners who first opened and who finished a lesson on a day in the company’s time zone.
 */
export interface LessonDay {
  day: string;
  opened: number;
  finished: number;
}
/**
 * Homework statistics of a lesson.
 */
export interface LessonHomework {
  waiting: number;
  returned: number;
  accepted: number;
  /**
   * Of accepted submissions; null if none has points.
   */
  least_points: number | null;
  average_points: number | null;
  most_points: number | null;
}
/**
 * Statistics of a lesson.
 */
export interface LessonActivity {
  numbers: LessonStatistics;
  /**
   * All days of the period in chronological order.
   */
  days: LessonDay[];
  homework: LessonHomework;
}
/**
 * An export of the funnel of a course to a file.
 */
export interface LessonStatisticsExport {
  id: number;
  failed_count: number;
  created_at: string;
  job_id: number;
  /**
   * Known before the file exists.
   */
  file_name: string;
  format: 'xlsx' | 'csv';
  /**
   * Number of rows in the file; null until it is ready.
   */
  row_count: number | null;
  /**
   * Whether the file can be downloaded.
   */
  ready: boolean;
  /**
   * URL of the file, relative to the public origin; null unless it is ready.
   */
  url: string | null;
  /**
   * Absolute URL, at the public origin.
   */
  full_url: string | null;
  /**
   * When `url` expires.
   */
  expires_at: string | null;
  /**
   * With `with=job`.
   */
  job?: Job | null;
}
/**
 * An export of the stuck learners of a course to a file.
 */
export interface StuckStudentExport {
  id: number;
  failed_count: number;
  created_at: string;
  job_id: number;
  /**
   * Known before the file exists.
   */
  file_name: string;
  format: 'xlsx' | 'csv';
  /**
   * Number of rows in the file; null until it is ready.
   */
  row_count: number | null;
  /**
   * Whether the file can be downloaded.
   */
  ready: boolean;
  /**
   * URL of the file, relative to the public origin; null unless it is ready.
   */
  url: string | null;
  /**
   * Absolute URL, at the public origin.
   */
  full_url: string | null;
  /**
   * When `url` expires.
   */
  expires_at: string | null;
  /**
   * With `with=job`.
   */
  job?: Job | null;
}
/**
 * A course with the activity of its learners in a period.
 */
export interface CourseUserStatistics {
  id: number;
  name: string;
  /**
   * Number of learners who opened a lesson for the first time in the period.
   */
  users_count: number;
  /**
   * Number of first openings in the period.
   */
  opened_count: number;
  /**
   * Number of finished lessons in the period.
   */
  finished_count: number;
  /**
   * With `with=course`.
   */
  course?: Course | null;
}
/**
 * A lesson with the activity of its learners in a period.
 */
export interface LessonUserStatistics {
  id: number;
  course_id: number;
  name: string;
  /**
   * Number of learners who opened a lesson for the first time in the period.
   */
  users_count: number;
  /**
   * Number of first openings in the period.
   */
  opened_count: number;
  /**
   * Number of finished lessons in the period.
   */
  finished_count: number;
  /**
   * With `with=lesson`.
   */
  lesson?: Lesson | null;
}
/**
 * A file of a template block with its position.
 */
export interface LibraryBlockMedia {
  id: number;
  file_id: number;
  sort: number;
  caption: string | null;
  alt: string | null;
  /**
   * With `with=file`.
   */
  file?: UploadedFile | null;
}
/**
 * A block of a template.
 */
export interface LibraryBlock {
  id: number;
  type:
    | 'section'
    | 'text'
    | 'image'
    | 'gallery'
    | 'video'
    | 'audio'
    | 'file'
    | 'embed'
    | 'homework'
    | 'test'
    | 'webinar'
    | 'callout'
    | 'faq'
    | 'code'
    | 'formula';
  status: 'draft' | 'published';
  sort: number;
  title: string | null;
  text: string | null;
  address: string | null;
  source: string | null;
  language: string | null;
  tone: ('note' | 'tip' | 'warning' | 'important') | null;
  captions_id: number | null;
  homework_min_points: number | null;
  homework_max_points: number | null;
  test_id: number | null;
  must_be_done: boolean;
  /**
   * For `faq`: the questions in order.
   */
  answers: BlockAnswer[] | null;
  /**
   * With `with=media`.
   */
  media?: LibraryBlockMedia[];
  /**
   * With `with=captions`.
   */
  captions?: UploadedFile | null;
  /**
   * With `with=test`.
   */
  test?: Test | null;
}
/**
 * The content of a library template.
 */
export interface LibraryTemplate {
  id: number;
  /**
   * For a lesson template: the lesson type.
   */
  lesson_type: string | null;
  /**
   * For a lesson template: rich text.
   */
  description: string | null;
  /**
   * For a lesson template: the homework as rich text.
   */
  homework: string | null;
  /**
   * With `with=blocks`.
   */
  blocks?: LibraryBlock[];
}
/**
 * A webinar on another site.
 */
export interface ExternalWebinar {
  id: number;
  name: string;
  description: string | null;
  link: string;
  starts_at: string | null;
  duration: number | null;
  image_id: number | null;
  active: boolean;
  created_at: string;
  can_update: boolean;
  can_delete: boolean;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
  /**
   * With `with=image`.
   */
  image?: UploadedFile | null;
}
/**
 * A calendar of webinars.
 */
export interface WebinarCalendar {
  /**
   * An iCalendar document (RFC 5545).
   */
  calendar: string;
}
/**
 * The state of a user’s secret calendar URL.
 */
export interface WebinarFeed {
  /**
   * Null without a feed.
   */
  created_at: string | null;
}
/**
 * A user of the company’s Zoom who can host meetings.
 */
export interface ZoomUser {
  email: string;
  name: string;
}
/**
 * A prize for places of the table.
 */
export interface TestResultFolderPrize {
  name: string;
  from_place: number;
  /**
   * The last place that gets it.
   */
  to_place: number;
  diploma_text: string | null;
}
/**
 * A test of a folder of results, with its position.
 */
export interface TestResultFolderTest {
  id: number;
  test_id: number;
  sort: number;
  /**
   * With `with=test`.
   */
  test?: Test | null;
}
/**
 * An olympiad: its tests, its prizes, and the table of the learners’ results.
 */
export interface TestResultFolder {
  id: number;
  name: string;
  description: string | null;
  tie_rule: 'competition' | 'dense' | 'shorter_time' | 'earlier_finish';
  school_class_field_id: number | null;
  processed_at: string | null;
  learners_count: number;
  is_outdated: boolean;
  created_at: string;
  can_update: boolean;
  can_delete: boolean;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
  user_prize: TestResultFolderPrize[];
  tests_count: number;
  /**
   * With `with=tests`.
   */
  tests?: TestResultFolderTest[];
  /**
   * With `with=school_class_field`.
   */
  school_class_field?: CustomField | null;
  /**
   * With `with=school_classes`.
   */
  school_classes?: string[];
}
/**
 * A learner’s attempt at a test that counts in the table of a folder.
 */
export interface TestResultFolderResult {
  id: number;
  user_id: number;
  test_id: number;
  attempt_id: number;
  school_class: string | null;
  max_points: number;
  duration: number;
  finished_at: string;
  points: number;
  /**
   * With `with=user`.
   */
  user?: StaffMember | null;
  /**
   * With `with=test`.
   */
  test?: Test | null;
}
/**
 * A learner in the table of a folder of results, as last processed.
 */
export interface TestResultFolderLearner {
  id: number;
  user_id: number;
  full_name: string;
  school_class: string | null;
  place: number;
  max_points: number;
  duration: number;
  finished_at: string;
  prize: string | null;
  points: number;
  /**
   * With `with=user`.
   */
  user?: StaffMember | null;
  /**
   * With `with=results`.
   */
  results?: TestResultFolderResult[];
}
/**
 * An export of the table of a folder of results to a file.
 */
export interface TestResultFolderExport {
  id: number;
  failed_count: number;
  created_at: string;
  job_id: number;
  /**
   * Known before the file exists.
   */
  file_name: string;
  format: 'xlsx' | 'csv';
  /**
   * Number of rows in the file; null until it is ready.
   */
  row_count: number | null;
  /**
   * Whether the file can be downloaded.
   */
  ready: boolean;
  /**
   * URL of the file, relative to the public origin; null unless it is ready.
   */
  url: string | null;
  /**
   * Absolute URL, at the public origin.
   */
  full_url: string | null;
  /**
   * When `url` expires.
   */
  expires_at: string | null;
  /**
   * With `with=job`.
   */
  job?: Job | null;
}
/**
 * The results of a test of a folder.
 */
export interface TestResultFolderTestResult {
  test_id: number;
  title: string;
  sort: number;
  /**
   * Number of learners in the table with a result in the test.
   */
  learners_count: number;
  average_points: number | null;
  best_points: number | null;
  /**
   * The highest maximum of the counted attempts.
   */
  max_points: number | null;
}
/**
 * A learner’s result in a test of a folder, with the school class.
 */
export interface TestResultFolderUserResult {
  id: number;
  test_id: number;
  attempt_id: number;
  school_class: string | null;
  points: number;
  max_points: number;
  /**
   * Milliseconds.
   */
  duration: number;
  finished_at: string;
  test: {
    id: number;
    title: string;
    /**
     * The first lesson that has the test; null if there is none.
     */
    lesson: {
      id: number;
      name: string;
    } | null;
  } | null;
}
/**
 * A folder of orders.
 */
export interface OrderFolder {
  id: number;
  name: string;
  can_update: boolean;
  can_delete: boolean;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
  /**
   * Number of its orders, without the trash.
   */
  orders_count: number;
}
/**
 * The Bitrix24 lead of an order.
 */
export interface OrderLead {
  /**
   * `off`: Bitrix24 is not connected; `none`: no lead was requested; `waiting`: to be created; `made`: created; `failed`: no further attempts.
   */
  state: 'off' | 'none' | 'waiting' | 'made' | 'failed';
  /**
   * Id in Bitrix24.
   */
  lead_id: number | null;
  /**
   * URL of the lead in Bitrix24.
   */
  url: string | null;
  /**
   * Why the last attempt failed.
   */
  problem: string | null;
  made_at: string | null;
}
/**
 * A name with its colours, such as `#1d5fd6`.
 */
export interface OrderStatusName {
  value: string;
  text_color: string;
  background: string;
}
/**
 * An order status.
 */
export interface OrderStatus {
  id: number;
  admin_value: string;
  type: 'new' | 'in_progress' | 'success' | 'fail';
  is_default: boolean;
  sort: number;
  can_update: boolean;
  can_delete: boolean;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
  admin_name: OrderStatusName;
  public_name: OrderStatusName;
  /**
   * Same as in `admin_name`.
   */
  text_color: string;
  /**
   * Same as in `admin_name`.
   */
  background: string;
  /**
   * Number of its orders, without the trash.
   */
  orders_count: number;
}
/**
 * A custom field value of one order.
 */
export interface OrderCustomFieldValue {
  id: number;
  custom_field_id: number;
  value: string;
  variable_id: number | null;
  file_id: number | null;
  /**
   * The displayed value: the text of the option, the name of the file.
   */
  shown: string;
  /**
   * With `with=file`.
   */
  file?: UploadedFile | null;
}
/**
 * A custom field with its options and its values for one order.
 */
export interface OrderCustomField {
  id: number;
  name: string;
  description: string | null;
  prompt: string | null;
  type:
    | 'string'
    | 'text'
    | 'integer'
    | 'file'
    | 'image'
    | 'list'
    | 'date'
    | 'datetime'
    | 'phone'
    | 'email'
    | 'url'
    | 'list_bitrix'
    | 'avatar'
    | 'telegram_id'
    | 'choose_role';
  subtype: 'user' | 'bid' | 'course';
  multiple: boolean;
  list_show_type: 'radio_checkbox' | 'select';
  field_list_bitrix_id: string | null;
  created_at: string;
  can_update: boolean;
  can_delete: boolean;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
  /**
   * Number of options of a list.
   */
  variables_count: number;
  /**
   * With `with=custom_field_variables`.
   */
  custom_field_variables?: CustomFieldVariable[];
  values: OrderCustomFieldValue[];
}
/**
 * An order of a course or package by a customer.
 */
export interface Order {
  id: number;
  /**
   * Consecutive from 1 within the company, in the order of creation.
   */
  number: string;
  name: string;
  description: string | null;
  status_id: number;
  folder_id: number | null;
  contact_name: string | null;
  contact_email: string | null;
  contact_phone: string | null;
  course_id: number | null;
  course_package_id: number | null;
  next_call_at: string | null;
  invite_id: number | null;
  price: string | null;
  fix_price: string | null;
  to_pay: string | null;
  payed_at: string | null;
  utm_source: string | null;
  utm_medium: string | null;
  utm_campaign: string | null;
  utm_content: string | null;
  utm_term: string | null;
  created_at: string;
  updated_at: string;
  can_update: boolean;
  can_delete: boolean;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
  /**
   * Whether it is in the trash.
   */
  in_trash: boolean;
  /**
   * Number of comments, including answers.
   */
  comments_count: number;
  /**
   * With `with=status`.
   */
  status?: OrderStatus | null;
  /**
   * With `with=folder`.
   */
  folder?: OrderFolder | null;
  /**
   * With `with=user`.
   */
  user?: User | null;
  /**
   * With `with=course`.
   */
  course?: Course | null;
  /**
   * With `with=course_package`.
   */
  course_package?: CoursePackage | null;
  /**
   * With `with=manager`.
   */
  manager?: StaffMember | null;
  /**
   * With `with=author`.
   */
  author?: StaffMember | null;
  /**
   * With `with=invite`.
   */
  invite?: Invite | null;
  /**
   * With `with=custom_field_order_values`.
   */
  custom_field_order_values?: OrderCustomFieldValue[];
  /**
   * With `with=custom_fields`.
   */
  custom_fields?: OrderCustomField[];
  /**
   * With `with=bitrix_lead`.
   */
  bitrix_lead?: OrderLead | null;
}
/**
 * A column of the order board: the orders in one status.
 */
export interface OrderBoardColumn {
  status_id: number;
  /**
   * Number of matching orders in the status.
   */
  count: number;
  /**
   * Sum of their `to_pay`, in roubles.
   */
  sum: string;
}
/**
 * A comment on an order, or an answer to one.
 */
export interface OrderComment {
  id: number;
  order_id: number;
  type: 'question' | 'comment' | 'answer';
  parent_id: number | null;
  is_public: boolean;
  text: string;
  edited_at: string | null;
  created_at: string;
  can_update: boolean;
  can_delete: boolean;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
  /**
   * With `with=creator`.
   */
  creator?: StaffMember | null;
  /**
   * With `with=mentions`.
   */
  mentions?: StaffMember[];
  /**
   * With `with=files`.
   */
  files?: UploadedFile[];
  /**
   * With `with=answers`.
   */
  answers?: OrderComment[];
}
/**
 * The state of an order’s comments, for noticing changes.
 */
export interface OrderCommentsState {
  /**
   * Number of comments, including answers.
   */
  comments_count: number;
  /**
   * Opaque; changes with every change.
   */
  mark: string;
}
/**
 * Settings of the automatic creation of Bitrix24 leads from orders.
 */
export interface BitrixAutoLead {
  /**
   * Whether a lead is created for every new order.
   */
  is_active: boolean;
  /**
   * Bitrix24’s code of the lead source, such as `WEB`.
   */
  source_id: string | null;
  /**
   * Bitrix24’s id of the user responsible for the leads; null: the owner of the webhook.
   */
  assigned_by_id: number | null;
  /**
   * Whether the company has set up a Bitrix24 webhook.
   */
  is_connected: boolean;
  /**
   * Opaque; changes with every change.
   */
  version: string;
}
/**
 * A lesson of the ordered course or package.
 */
export interface OrderLesson {
  lesson_id: number;
  name: string;
  /**
   * What the teacher gets for the lesson in this order, in roubles; null if not set.
   */
  teacher_price: string | null;
}
/**
 * An export of the order list to a file.
 */
export interface OrderExport {
  id: number;
  failed_count: number;
  created_at: string;
  job_id: number;
  /**
   * Known before the file exists.
   */
  file_name: string;
  format: 'xlsx' | 'csv';
  /**
   * Number of rows in the file; null until it is ready.
   */
  row_count: number | null;
  /**
   * Whether the file can be downloaded.
   */
  ready: boolean;
  /**
   * URL of the file, relative to the public origin; null unless it is ready.
   */
  url: string | null;
  /**
   * Absolute URL, at the public origin.
   */
  full_url: string | null;
  /**
   * When `url` expires.
   */
  expires_at: string | null;
  /**
   * With `with=job`.
   */
  job?: Job | null;
}
/**
 * A code that lowers prices.
 */
export interface PromoCode {
  id: number;
  code: string;
  description: string | null;
  active: boolean;
  /**
   * Product types that it applies to.
   */
  allowed_product_types: ('course' | 'course_package')[];
  sale_type: 'sum' | 'percent';
  sale_sum: string | null;
  sale_percent: number | null;
  max_use_count: number | null;
  single_user_max_use_count: number | null;
  single_user_max_use_count_in_course: number | null;
  date_start: string | null;
  date_end: string | null;
  for_all_courses: boolean;
  created_at: string;
  updated_at: string;
  can_update: boolean;
  can_delete: boolean;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
  /**
   * State by today’s date, regardless of `active`.
   */
  state: 'not_started' | 'valid' | 'ended';
  /**
   * Current number of uses, without released ones.
   */
  used_count: number;
  /**
   * With `with=courses`.
   */
  courses?: Course[];
  /**
   * With `with=course_packages`.
   */
  course_packages?: CoursePackage[];
  /**
   * With `with=coursePackages`.
   */
  coursePackages?: CoursePackage[];
}
/**
 * A refund of a payment.
 */
export interface Refund {
  id: number;
  payment_id: number;
  /**
   * An exact decimal number.
   */
  amount: string;
  status: 'waiting' | 'succeeded' | 'canceled';
  reason: string | null;
  provider_refund_id: string | null;
  problem: string | null;
  settled_at: string | null;
  created_at: string;
  updated_at: string;
  /**
   * With `with=author`.
   */
  author?: StaffMember | null;
}
/**
 * A payment status: the company’s name for a state of payments.
 */
export interface PaymentStatus {
  id: number;
  admin_name: string;
  public_name: string;
  text_color: string;
  background_color: string;
  type: 'waiting' | 'paid' | 'partly_refunded' | 'refunded' | 'canceled';
  is_default: boolean;
  sort: number;
  can_update: boolean;
  can_delete: boolean;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
  /**
   * Number of payments with the status.
   */
  payments_count: number;
}
/**
 * Provider data of a payment.
 */
export interface PaymentData {
  provider: 'yoo_kassa';
  /**
   * Id at the provider; null until it is known.
   */
  id: string | null;
  /**
   * Reason code of the cancellation.
   */
  cancellation: string | null;
}
/**
 * A payment for a purchase: expected, received, cancelled or refunded.
 */
export interface Payment {
  id: number;
  payment_order_id: number;
  course_id: number | null;
  payer_id: number | null;
  course_branch_id: number | null;
  status_id: number;
  status: 'waiting' | 'paid' | 'partly_refunded' | 'refunded' | 'canceled';
  type: 'online' | 'manual' | 'free';
  promo_code_id: number | null;
  /**
   * An exact decimal number.
   */
  price: string;
  /**
   * An exact decimal number.
   */
  price_without_discount: string;
  is_gift: boolean;
  /**
   * An exact decimal number.
   */
  refunded_sum: string;
  comment: string | null;
  paid_at: string | null;
  reserved_until_at: string | null;
  due_at: string | null;
  receipt_sent_at: string | null;
  cancellation: string | null;
  created_at: string;
  updated_at: string;
  can_update: boolean;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
  /**
   * Null if the payment was not requested from a provider.
   */
  payment_data: PaymentData | null;
  /**
   * With `with=payment_order`.
   */
  payment_order?: PaymentOrder | null;
  /**
   * With `with=payment_status`.
   */
  payment_status?: PaymentStatus | null;
  /**
   * With `with=course`.
   */
  course?: Course | null;
  /**
   * With `with=course_branch`.
   */
  course_branch?: CourseBranch | null;
  /**
   * With `with=payer`.
   */
  payer?: User | null;
  /**
   * With `with=promo_code`.
   */
  promo_code?: PromoCode | null;
  /**
   * With `with=author`.
   */
  author?: StaffMember | null;
  /**
   * With `with=learners`.
   */
  learners?: User[];
  /**
   * With `with=course_packages`.
   */
  course_packages?: CoursePackage[];
  /**
   * With `with=refunds`.
   */
  refunds?: Refund[];
}
/**
 * All payments for one purchase.
 */
export interface PaymentOrder {
  company_id: number;
  id: number;
  order_id: number | null;
  course_id: number | null;
  payer_id: number | null;
  bitrix_contact_id: string | null;
  /**
   * An exact decimal number.
   */
  payments_sum: string;
  /**
   * An exact decimal number.
   */
  paid_sum: string;
  access: 'none' | 'open' | 'rests';
  access_withdrawn_at: string | null;
  created_at: string;
  updated_at: string;
  /**
   * With `with=course`.
   */
  course?: Course | null;
  /**
   * With `with=order`.
   */
  order?: Order | null;
  /**
   * With `with=payer`.
   */
  payer?: User | null;
  /**
   * With `with=payments`.
   */
  payments?: Payment[];
}
/**
 * A movement of money on which the provider and the ledger differ.
 */
export interface ReconciliationDifference {
  id: number;
  reconciliation_id: number;
  kind: 'missing_here' | 'missing_there' | 'amount';
  movement: 'payment' | 'refund';
  reference: string;
  payment_id: number | null;
  provider_amount: string | null;
  ledger_amount: string | null;
  created_at: string;
  /**
   * With `with=payment`.
   */
  payment?: Payment | null;
}
/**
 * A reconciliation of a day’s payments with the provider.
 */
export interface Reconciliation {
  id: number;
  day: string;
  checked: number | null;
  checked_at: string | null;
  problem: string | null;
  created_at: string;
  updated_at: string;
  differences_count: number;
  /**
   * With `with=differences`.
   */
  differences?: ReconciliationDifference[];
}
/**
 * A course or package paid for as a gift.
 */
export interface CourseGift {
  id: number;
  payment_id: number;
  code: string;
  redeemed_by: number | null;
  redeemed_at: string | null;
  created_at: string;
  /**
   * With `with=payment`.
   */
  payment?: Payment | null;
  /**
   * With `with=redeemer`.
   */
  redeemer?: User | null;
}
/**
 * A movement of money from one account to another. Entries are immutable.
 */
export interface LedgerEntry {
  id: number;
  kind: 'payment' | 'refund';
  payment_order_id: number;
  payment_id: number;
  refund_id: number | null;
  order_id: number | null;
  course_id: number | null;
  debit: 'provider' | 'school' | 'sales';
  credit: 'provider' | 'school' | 'sales';
  /**
   * An exact decimal number.
   */
  amount: string;
  reference: string | null;
  booked_at: string;
  created_at: string;
  /**
   * With `with=course`.
   */
  course?: Course | null;
  /**
   * With `with=order`.
   */
  order?: Order | null;
}
/**
 * An export of the payment list to a file.
 */
export interface PaymentExport {
  id: number;
  failed_count: number;
  created_at: string;
  job_id: number;
  /**
   * Known before the file exists.
   */
  file_name: string;
  format: 'xlsx' | 'csv';
  /**
   * Number of rows in the file; null until it is ready.
   */
  row_count: number | null;
  /**
   * Whether the file can be downloaded.
   */
  ready: boolean;
  /**
   * URL of the file, relative to the public origin; null unless it is ready.
   */
  url: string | null;
  /**
   * Absolute URL, at the public origin.
   */
  full_url: string | null;
  /**
   * When `url` expires.
   */
  expires_at: string | null;
  /**
   * With `with=job`.
   */
  job?: Job | null;
}
/**
 * The total of the payments in one state.
 */
export interface PaymentStateSum {
  status: 'waiting' | 'paid' | 'partly_refunded' | 'refunded' | 'canceled';
  /**
   * Sum of `price`, in roubles.
   */
  sum: string;
}
/**
 * A use of a promo code. It counts until its payment is cancelled and the provider can take no more money for it.
 */
export interface UsedPromoCode {
  id: number;
  promo_code_id: number;
  payment_id: number;
  user_id: number | null;
  course_id: number | null;
  /**
   * An exact decimal number.
   */
  discount: string;
  released_at: string | null;
  created_at: string;
  /**
   * With `with=promo_code`.
   */
  promo_code?: PromoCode | null;
  /**
   * With `with=user`.
   */
  user?: User | null;
  /**
   * With `with=course`.
   */
  course?: Course | null;
}
/**
 * An export of the promo code list to a file.
 */
export interface PromoCodeExport {
  id: number;
  failed_count: number;
  created_at: string;
  job_id: number;
  /**
   * Known before the file exists.
   */
  file_name: string;
  format: 'xlsx' | 'csv';
  /**
   * Number of rows in the file; null until it is ready.
   */
  row_count: number | null;
  /**
   * Whether the file can be downloaded.
   */
  ready: boolean;
  /**
   * URL of the file, relative to the public origin; null unless it is ready.
   */
  url: string | null;
  /**
   * Absolute URL, at the public origin.
   */
  full_url: string | null;
  /**
   * When `url` expires.
   */
  expires_at: string | null;
  /**
   * With `with=job`.
   */
  job?: Job | null;
}
/**
 * A course or package paid for as a gift.
 */
export interface PurchaseGift {
  /**
   * The person who redeems it becomes the learner.
   */
  code: string;
  redeemed_at: string | null;
}
/**
 * A payment as its payer sees it.
 */
export interface PurchasePayment {
  id: number;
  status: 'waiting' | 'paid' | 'partly_refunded' | 'refunded' | 'canceled';
  status_name: string;
  type: 'online' | 'manual' | 'free';
  /**
   * Roubles.
   */
  price: string;
  /**
   * Roubles.
   */
  price_without_discount: string;
  /**
   * Roubles.
   */
  refunded_sum: string;
  paid_at: string | null;
  reserved_until_at: string | null;
  due_at: string | null;
  /**
   * Null if it is no gift, or not paid.
   */
  gift: PurchaseGift | null;
}
/**
 * An order as its buyer sees it.
 */
export interface Purchase {
  id: number;
  name: string;
  course_id: number | null;
  course_package_id: number | null;
  to_pay: string | null;
  payed_at: string | null;
  created_at: string;
  number: string;
  /**
   * Name of the order’s status for customers.
   */
  status_name: string;
  course_name: string | null;
  /**
   * With `with=payments`.
   */
  payments?: PurchasePayment[];
}
/**
 * A discount and its amount.
 */
export interface OfferDiscount {
  kind: 'full_course' | 'special_offer' | 'promo_code';
  /**
   * Roubles.
   */
  off: string;
}
/**
 * A package of a course that can be bought.
 */
export interface OfferedPackage {
  id: number;
  name: string;
  price: string | null;
}
/**
 * The current price of a course or of a package of it.
 */
export interface CourseOffer {
  course_id: number;
  course_package_id: number | null;
  /**
   * Name of an order for it.
   */
  name: string;
  course_name: string;
  /**
   * Price of the whole course in roubles, before all discounts.
   */
  course_price: string | null;
  /**
   * Announcement of the course as plain text.
   */
  anons: string | null;
  /**
   * Roubles, before all discounts.
   */
  price: string;
  /**
   * In the order in which they are applied.
   */
  discounts: OfferDiscount[];
  /**
   * Roubles.
   */
  to_pay: string;
  /**
   * Packages of the course that can be bought, in manual order.
   */
  packages: OfferedPackage[];
  /**
   * Why the promo code is not applied; null if it is, or if none was sent.
   */
  promo_problem: {
    code: string;
    /**
     * In Russian.
     */
    message: string;
  } | null;
  /**
   * Whether the caller is a member of the company; others cannot order.
   */
  is_member: boolean;
  /**
   * Whether the caller already has it.
   */
  is_owned: boolean;
  /**
   * Whether the caller may buy it as a gift.
   */
  may_give: boolean;
  /**
   * Code or id of the company’s registration form; null if there is none.
   */
  registration_form: string | null;
}
/**
 * Sales in a period.
 */
export interface SalesTotal {
  /**
   * Number of views of the purchase pages.
   */
  seen: number;
  /**
   * Orders created in the period.
   */
  orders: number;
  /**
   * Orders among them that are paid by now.
   */
  paid_orders: number;
  /**
   * Payments received in the period, for orders of any day.
   */
  payments: number;
  /**
   * Total of these payments, in roubles.
   */
  income: string;
  /**
   * Amount refunded in the period, in roubles.
   */
  refunds: string;
  /**
   * Average payment in roubles; null without payments.
   */
  average: string | null;
}
/**
 * Sales on a day in the company’s time zone.
 */
export interface SalesDay {
  day: string;
  /**
   * Orders created in the period.
   */
  orders: number;
  /**
   * Orders among them that are paid by now.
   */
  paid_orders: number;
  /**
   * Payments received in the period, for orders of any day.
   */
  payments: number;
  /**
   * Total of these payments, in roubles.
   */
  income: string;
  /**
   * Amount refunded in the period, in roubles.
   */
  refunds: string;
}
/**
 * Sales of a course in a period.
 */
export interface SalesCourse {
  /**
   * Null for sales without a course.
   */
  course_id: number | null;
  /**
   * Null if the course no longer exists.
   */
  course_name: string | null;
  /**
   * Orders created in the period.
   */
  orders: number;
  /**
   * Orders among them that are paid by now.
   */
  paid_orders: number;
  /**
   * Payments received in the period, for orders of any day.
   */
  payments: number;
  /**
   * Total of these payments, in roubles.
   */
  income: string;
  /**
   * Amount refunded in the period, in roubles.
   */
  refunds: string;
}
/**
 * Sales from a traffic source in a period.
 */
export interface SalesSource {
  /**
   * Value of `utm_source`; empty if there was none.
   */
  source: string;
  seen: number;
  /**
   * Orders created in the period.
   */
  orders: number;
  /**
   * Orders among them that are paid by now.
   */
  paid_orders: number;
  /**
   * Payments received in the period, for orders of any day.
   */
  payments: number;
  /**
   * Total of these payments, in roubles.
   */
  income: string;
  /**
   * Amount refunded in the period, in roubles.
   */
  refunds: string;
}
/**
 * Sales statistics of a school.
 */
export interface SalesStatistics {
  total: SalesTotal;
  /**
   * All days of the period in chronological order.
   */
  days: SalesDay[];
  /**
   * The twenty courses with the largest income.
   */
  courses: SalesCourse[];
  /**
   * The twenty sources with the most orders.
   */
  sources: SalesSource[];
}
/**
 * A company’s YooKassa shop.
 */
export interface YooKassaConfig {
  shop_id: string | null;
  /**
   * Masked: dots and at most the last four characters.
   */
  secret_key: string | null;
  /**
   * Whether YooKassa accepted the shop and its key at the last check.
   */
  ready: boolean;
  /**
   * Time of the last check; null after a change.
   */
  checked_at: string | null;
  /**
   * VAT rate on fiscal receipts: 1 none, 2 0 %, 3 10 %, 4 20 %, 5 10/110, 6 20/120, 7 5 %, 8 7 %, 9 5/105, 10 7/107, 11 22 %, 12 22/122.
   */
  vat_code: number;
}
/**
 * A token that a program sends instead of a session token. The token itself is shown only once.
 */
export interface AccessToken {
  id: number;
  name: string;
  service_account_id: number | null;
  permissions: string[];
  prefix: string;
  created_at: string;
  expires_at: string;
  last_used_at: string | null;
  /**
   * Name of the member or service account that the token acts as.
   */
  holder_name: string;
  /**
   * Name of the creator; null if no longer known.
   */
  author_name: string | null;
  /**
   * Whether it acts as the caller.
   */
  own: boolean;
}
/**
 * An account for a program of the company. It cannot sign in; access tokens act as it.
 */
export interface ServiceAccount {
  id: number;
  name: string;
  description: string | null;
  active: boolean;
  created_at: string;
  /**
   * Opaque; changes with every change of the record.
   */
  version: string;
  /**
   * Name of the creator; null if no longer known.
   */
  author_name: string | null;
  /**
   * Number of valid tokens.
   */
  tokens_count: number;
}
/**
 * The file with the passwords of new accounts.
 */
export interface GeneratedUsersFile {
  file_name: string;
  /**
   * Whether the file can be downloaded: once, within 24 hours.
   */
  ready: boolean;
  /**
   * URL of the download; null unless the file is ready.
   */
  url: string | null;
}
/**
 * The result of one row of a bulk creation.
 */
export interface InviteRow {
  invite: Invite | null;
  /**
   * Why it was not created; empty if it was.
   */
  errors: {
    /**
     * What is wrong and how to correct it, in Russian.
     */
    message: string;
    /**
     * Path of the invalid field, such as `name` or `lessons.0.title`.
     */
    field?: string;
    /**
     * Stable machine-readable code.
     */
    code: string;
  }[];
}
/**
 * The digest emails that an unsubscribe link switches off.
 */
export interface DigestState {
  /**
   * Name of the company.
   */
  company: string;
  digest: 'off' | 'daily' | 'weekly';
}
/**
 * Notification settings of the caller.
 */
export interface NotificationSettings {
  /**
   * How often unread notifications are sent by email.
   */
  digest: 'off' | 'daily' | 'weekly';
  /**
   * Groups without notifications.
   */
  muted: ('comments' | 'homework' | 'tests' | 'webinars' | 'certificates' | 'orders')[];
  /**
   * Groups that emails leave out.
   */
  unmailed: ('comments' | 'homework' | 'tests' | 'webinars' | 'certificates' | 'orders')[];
  /**
   * URL of the unsubscribe link in every digest email, relative to the public origin; needs no sign-in. Null until the first email is sent or settings are saved.
   */
  off_path: string | null;
}
/**
 * A file that a user uploaded for their photo, for a text, or for use in a company.
 */
export interface OwnFile {
  id: number;
  file_name: string;
  mime_type: string;
  size: number;
  width: number | null;
  height: number | null;
  thumbhash: string | null;
  created_at: string;
  name: string;
  /**
   * URL of the file, relative to the public origin.
   */
  url: string;
  /**
   * The same as `url`.
   */
  link: string;
  /**
   * The same as `url`.
   */
  original_url: string;
  /**
   * Absolute URL, at the public origin.
   */
  full_url: string;
  /**
   * Whether it is the user’s photo.
   */
  is_photo: boolean;
  /**
   * With `with=poster`.
   */
  poster?: OwnFile | null;
}
/**
 * An option of a list.
 */
export interface RegistrationVariable {
  id: number;
  value: string;
  /**
   * Fields that are shown only while one of the options that name them is chosen.
   */
  dependent_custom_field_ids: number[];
  /**
   * Options of other fields that are offered only then.
   */
  dependent_variable_ids: number[];
}
/**
 * A custom field of a form.
 */
export interface RegistrationCustomField {
  id: number;
  name: string;
  prompt: string | null;
  type:
    | 'string'
    | 'text'
    | 'integer'
    | 'file'
    | 'image'
    | 'list'
    | 'date'
    | 'datetime'
    | 'phone'
    | 'email'
    | 'url'
    | 'list_bitrix'
    | 'avatar'
    | 'telegram_id'
    | 'choose_role';
  multiple: boolean;
  /**
   * Whether its values are uploaded files, submitted by their tickets.
   */
  takes_files: boolean;
  list_show_type: 'radio_checkbox' | 'select';
  variables: RegistrationVariable[];
}
/**
 * A field of a registration form.
 */
export interface RegistrationField {
  /**
   * Null for a field that only the invite or the built-in form has.
   */
  id: number | null;
  /**
   * Key of the submitted value: the type for fields of the account, otherwise an id.
   */
  key: string;
  sort: number;
  type:
    'name' | 'surname' | 'email' | 'description' | 'line' | 'space' | 'title' | 'custom_field' | 'section' | 'hidden';
  required: boolean;
  text: string | null;
  label: string | null;
  hint: string | null;
  width: 'whole' | 'half';
  /**
   * The parameter of the page’s URL that a hidden field takes.
   */
  parameter: ('utm_source' | 'utm_medium' | 'utm_campaign' | 'utm_content' | 'utm_term') | null;
  /**
   * The value of a hidden field if the URL does not have the parameter.
   */
  value: string | null;
  /**
   * The condition on which the field is shown, by answers to other fields, named by their keys; null: always. A field that is not shown is neither required nor stored. Fields of a section are shown with it.
   */
  condition: FormFieldCondition | null;
  custom_field: RegistrationCustomField | null;
}
/**
 * The signed-in user who views a form.
 */
export interface RegistrationSender {
  name: string;
  surname: string | null;
  email: string | null;
}
/**
 * The public data of a company.
 */
export interface RegistrationCompany {
  id: number;
  name: string;
  code: string;
}
/**
 * An invite, as people with its link see it.
 */
export interface RegistrationInvite {
  name: string;
  /**
   * Rich text: canonical HTML.
   */
  description: string | null;
  /**
   * Why it does not work, in Russian; null if it does.
   */
  refusal: string | null;
}
/**
 * The form that a person fills in to join a company.
 */
export interface RegistrationForm {
  /**
   * Null for the built-in form.
   */
  id: number | null;
  code: string | null;
  title: string | null;
  description: string | null;
  button_name: string | null;
  /**
   * The appearance of the page.
   */
  front_template: 'plain' | 'card' | 'split';
  needs_invite: boolean;
  /**
   * Whether it accepts answers now. A form that does not has no fields.
   */
  state: 'open' | 'early' | 'late' | 'full';
  /**
   * Text to show instead of the form if it is not open; otherwise null.
   */
  state_text: string | null;
  /**
   * When it opens, if it has not opened yet; otherwise null.
   */
  opens_at: string | null;
  /**
   * The signed-in user, if they are a member of the company or would join it (`joins`): the answer is theirs, and no account is created. Null with an invite.
   */
  sender: RegistrationSender | null;
  /**
   * Whether the sender is not a member yet and becomes one with their account.
   */
  joins: boolean;
  /**
   * Whether submitting it creates an account, which requires a password.
   */
  create_user: boolean;
  /**
   * Whether people can also join by it through the company’s sign-in services.
   */
  social_network_login: boolean;
  company: RegistrationCompany;
  fields: RegistrationField[];
  /**
   * The invite of the query; null if there is none or it does not exist.
   */
  invite: RegistrationInvite | null;
}
/**
 * A session of a signed-in browser.
 */
export interface Session {
  id: number;
  user_agent: string | null;
  ip_address: string | null;
  created_at: string;
  last_used_at: string | null;
  expires_at: string;
  /**
   * Whether it is the session of this request.
   */
  current: boolean;
}
/**
 * How many messages with its own texts a company may send today.
 */
export interface MessageQuota {
  /**
   * Whether the caller’s email address is confirmed; until then nothing is sent.
   */
  email_confirmed: boolean;
  /**
   * Emails and text messages per day; null if the installation sets no limit.
   */
  limit: number | null;
  /**
   * Number of messages counted today.
   */
  ordered: number;
  left: number | null;
  /**
   * When the next day begins.
   */
  resets_at: string;
  /**
   * When the limit will increase; null if only another plan changes it.
   */
  grows_at: string | null;
  grows_to: number | null;
}
/**
 * A sign-in service of a company.
 */
export interface OfferedSocialProvider {
  provider: 'yandex' | 'vk' | 'google' | 'oidc';
  name: string;
}
/**
 * A sign-in service linked to the account.
 */
export interface SocialLink {
  id: number;
  provider: 'yandex' | 'vk' | 'google' | 'oidc';
  /**
   * Name of the service.
   */
  name: string;
  /**
   * The user’s email address or name at the service.
   */
  label: string | null;
  last_used_at: string | null;
  created_at: string;
}
/**
 * A sign-in service that can be linked.
 */
export interface SocialOffer {
  company_id: number;
  company_name: string;
  provider: 'yandex' | 'vk' | 'google' | 'oidc';
  name: string;
}
/**
 * The user’s sign-in through other services.
 */
export interface ViewerSocialSignIn {
  links: SocialLink[];
  /**
   * Services of the user’s companies that are not linked yet.
   */
  offers: SocialOffer[];
  /**
   * Whether linking a service requires the current password.
   */
  needs_password: boolean;
}
/**
 * A company’s settings of a sign-in service.
 */
export interface SocialProviderSettings {
  provider: 'yandex' | 'vk' | 'google' | 'oidc';
  active: boolean;
  /**
   * Whether people who are not members join the company by signing in.
   */
  registration: boolean;
  /**
   * Null if the service is not set up.
   */
  client_id: string | null;
  /**
   * Masked: dots and at most the last four characters; null if there is none.
   */
  client_secret: string | null;
  /**
   * Name of a service that the company chooses (`oidc`); otherwise null.
   */
  name: string | null;
  /**
   * Issuer of an OpenID service, which publishes its endpoints.
   */
  issuer: string | null;
  authorization_url: string | null;
  token_url: string | null;
  userinfo_url: string | null;
}
/**
 * A company’s settings of sign-in through other services.
 */
export interface CompanySocialSignIn {
  /**
   * The redirect URI to enter at the service.
   */
  redirect_uri: string;
  /**
   * All services, including those that are not set up.
   */
  providers: SocialProviderSettings[];
}
/**
 * Security settings of the signed-in user’s account.
 */
export interface AccountSecurity {
  /**
   * The new address, while it is unconfirmed; otherwise null.
   */
  pending_email: string | null;
  pending_email_expires_at: string | null;
  two_step_enabled_at: string | null;
  recovery_codes_left: number;
}
/**
 * The data to set up an authenticator.
 */
export interface TwoStepSetup {
  /**
   * Base32, to be entered by hand.
   */
  secret: string;
  /**
   * An `otpauth://` URI, for a QR code.
   */
  uri: string;
}
/**
 * An export of the list of users to a file.
 */
export interface UserExport {
  id: number;
  failed_count: number;
  created_at: string;
  job_id: number;
  /**
   * Known before the file exists.
   */
  file_name: string;
  format: 'xlsx' | 'csv';
  /**
   * Number of rows in the file; null until it is ready.
   */
  row_count: number | null;
  /**
   * Whether the file can be downloaded.
   */
  ready: boolean;
  /**
   * URL of the file, relative to the public origin; null unless it is ready.
   */
  url: string | null;
  /**
   * Absolute URL, at the public origin.
   */
  full_url: string | null;
  /**
   * When `url` expires.
   */
  expires_at: string | null;
  /**
   * With `with=job`.
   */
  job?: Job | null;
}
/**
 * A company's own domain.
 */
export interface SelfDomain {
  id: number;
  domain: string;
  name: string;
  status: 'pending' | 'verified' | 'failed';
  checked_at: string | null;
  verified_at: string | null;
  created_at: string;
  /**
   * The DNS records to set, with the result of the last check.
   */
  records: DnsRecord[];
}
/**
 * The progress of a generation.
 */
export interface GenerationStatus {
  status: 'queued' | 'running' | 'done' | 'error';
  /**
   * Number of questions that are generated or given up.
   */
  done_count: number;
  /**
   * Null before the first questions have arrived.
   */
  total_count: number | null;
  /**
   * Why nothing was generated, in Russian.
   */
  error: string | null;
  generation: TestGeneration;
}
/**
 * A question that was not added.
 */
export interface GeneratedQuestionLeft {
  id: number;
  /**
   * In Russian.
   */
  why: string;
}
export interface Empty {}
export interface BulkAnswer {
  /**
   * Number of changed records; those that already had the values are not counted.
   */
  count: number;
  /**
   * Ids of the changed records, at most the first 1,000.
   */
  ids: number[];
  /**
   * Skipped rows by reason.
   */
  skipped: Skipped[];
  /**
   * After a deletion to the trash: the value of the filter `deletion` that finds its records.
   */
  deletion?: string;
}
export interface UploadUnderWay {
  upload: Upload;
}
export interface BulkAnswerWithIds {
  /**
   * Number of changed records; those that already had the values are not counted.
   */
  count: number;
  /**
   * Ids of the changed records, at most the first 1,000.
   */
  ids: number[];
  /**
   * Skipped rows by reason.
   */
  skipped: Skipped[];
  /**
   * After a deletion to the trash: the value of the filter `deletion` that finds its records.
   */
  deletion?: string;
  /**
   * Sent ids that were neither changed nor already in the desired state.
   */
  wrong_ids: number[];
}
