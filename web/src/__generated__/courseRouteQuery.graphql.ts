/**
 * @generated SignedSource<<aedd3565935c43fd52ecdc6522b33239>>
 * @relayHash e9778eeac52f0d4e4d066476a8547bb6
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0a0b3ec94dd4f4a3b3b15caa4528bd92c39222fe101b48d7191b984246e46b6d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AuditEvent = "CREATED" | "DELETED" | "UPDATED";
export type CourseCertificateOrderField = "FULL_NAME" | "ISSUED_AT";
export type CourseStudentOrderField = "CREATED_AT" | "FULL_NAME" | "LAST_VISITED_AT" | "PROGRESS";
export type GradebookColumnKind = "HOMEWORK" | "LESSON" | "TEST";
export type GradebookState = "ABSENT" | "ACCEPTED" | "EXPIRED" | "FINISHED" | "IN_PROGRESS" | "ON_CHECK" | "RETURNED";
export type GradebookStudentOrderField = "AVERAGE" | "FULL_NAME";
export type OrderDirection = "ASC" | "DESC";
export type JournalStudentFilter = {
  branch?: ReadonlyArray<string> | null | undefined;
  heldFrom?: string | null | undefined;
  heldTo?: string | null | undefined;
};
export type GradebookFilter = {
  branch?: ReadonlyArray<string> | null | undefined;
  group?: ReadonlyArray<string> | null | undefined;
  kind?: ReadonlyArray<GradebookColumnKind> | null | undefined;
  package?: ReadonlyArray<string> | null | undefined;
  state?: ReadonlyArray<GradebookState> | null | undefined;
  user?: ReadonlyArray<string> | null | undefined;
};
export type GradebookStudentOrder = {
  direction?: OrderDirection;
  field: GradebookStudentOrderField;
};
export type CourseStudentFilter = {
  branch?: ReadonlyArray<string> | null | undefined;
  package?: ReadonlyArray<string> | null | undefined;
  progressFrom?: number | null | undefined;
  progressTo?: number | null | undefined;
  visited?: boolean | null | undefined;
  visitedFrom?: string | null | undefined;
  visitedTo?: string | null | undefined;
};
export type CourseStudentOrder = {
  direction?: OrderDirection;
  field: CourseStudentOrderField;
};
export type CourseCertificateOrder = {
  direction?: OrderDirection;
  field: CourseCertificateOrderField;
};
export type HistoryFilter = {
  author?: ReadonlyArray<number> | null | undefined;
  change?: ReadonlyArray<string> | null | undefined;
  event?: ReadonlyArray<AuditEvent> | null | undefined;
  field?: ReadonlyArray<string> | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
};
export type LessonStatisticsFilter = {
  beganFrom?: string | null | undefined;
  beganTo?: string | null | undefined;
  branch?: ReadonlyArray<string> | null | undefined;
  group?: ReadonlyArray<string> | null | undefined;
  package?: ReadonlyArray<string> | null | undefined;
  stuckDays?: number | null | undefined;
};
export type StuckStudentFilter = {
  beganFrom?: string | null | undefined;
  beganTo?: string | null | undefined;
  branch?: ReadonlyArray<string> | null | undefined;
  group?: ReadonlyArray<string> | null | undefined;
  lesson?: ReadonlyArray<string> | null | undefined;
  package?: ReadonlyArray<string> | null | undefined;
  stuckDays?: number | null | undefined;
};
export type courseRouteQuery$variables = {
  branches: boolean;
  certificateOrder?: CourseCertificateOrder | null | undefined;
  certificates: boolean;
  changes?: HistoryFilter | null | undefined;
  company: string;
  courseForm: boolean;
  crm: boolean;
  exists: boolean;
  from?: string | null | undefined;
  funnel?: LessonStatisticsFilter | null | undefined;
  gradebook: boolean;
  gradesOf?: GradebookFilter | null | undefined;
  gradesOrder?: GradebookStudentOrder | null | undefined;
  history: boolean;
  id: number;
  journal: boolean;
  layers: boolean;
  learners?: JournalStudentFilter | null | undefined;
  namesPackages?: boolean | null | undefined;
  orderBy?: CourseStudentOrder | null | undefined;
  remarked: boolean;
  revoked?: boolean | null | undefined;
  roles: boolean;
  search?: string | null | undefined;
  seo: boolean;
  settings: boolean;
  statistics: boolean;
  stuck?: StuckStudentFilter | null | undefined;
  students?: CourseStudentFilter | null | undefined;
  to?: string | null | undefined;
  users: boolean;
};
export type courseRouteQuery$data = {
  readonly company: {
    readonly " $fragmentSpreads": FragmentRefs<"AdminLayout_company" | "CourseScreen_company">;
  } | null | undefined;
};
export type courseRouteQuery = {
  response: courseRouteQuery$data;
  variables: courseRouteQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "branches"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "certificateOrder"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "certificates"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "changes"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "company"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "courseForm"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "crm"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "exists"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "from"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "funnel"
},
v10 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "gradebook"
},
v11 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "gradesOf"
},
v12 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "gradesOrder"
},
v13 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "history"
},
v14 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v15 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "journal"
},
v16 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "layers"
},
v17 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "learners"
},
v18 = {
  "defaultValue": false,
  "kind": "LocalArgument",
  "name": "namesPackages"
},
v19 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "orderBy"
},
v20 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "remarked"
},
v21 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "revoked"
},
v22 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "roles"
},
v23 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v24 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "seo"
},
v25 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "settings"
},
v26 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "statistics"
},
v27 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "stuck"
},
v28 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "students"
},
v29 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "to"
},
v30 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "users"
},
v31 = [
  {
    "kind": "Variable",
    "name": "code",
    "variableName": "company"
  }
],
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "roleLabel",
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v37 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "surname",
  "storageKey": null
},
v38 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "photo",
  "storageKey": null
},
v39 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v40 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanUpdate",
  "storageKey": null
},
v41 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanDelete",
  "storageKey": null
},
v42 = [
  (v32/*:: as any*/)
],
v43 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v44 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "anons",
  "storageKey": null
},
v45 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v46 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v47 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v48 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fileName",
  "storageKey": null
},
v49 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v50 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "studentsCount",
  "storageKey": null
},
v51 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v52 = [
  (v32/*:: as any*/),
  (v33/*:: as any*/)
],
v53 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v54 = [
  (v32/*:: as any*/),
  (v48/*:: as any*/),
  (v49/*:: as any*/)
],
v55 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "oldPrice",
  "storageKey": null
},
v56 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startDate",
  "storageKey": null
},
v57 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endDate",
  "storageKey": null
},
v58 = [
  (v33/*:: as any*/)
],
v59 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
},
v60 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v61 = {
  "kind": "Literal",
  "name": "first",
  "value": 20
},
v62 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isDefault",
  "storageKey": null
},
v63 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v64 = {
  "alias": null,
  "args": null,
  "concreteType": "CourseBranch",
  "kind": "LinkedField",
  "name": "branches",
  "plural": true,
  "selections": (v52/*:: as any*/),
  "storageKey": null
},
v65 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v66 = {
  "alias": null,
  "args": (v65/*:: as any*/),
  "concreteType": "CoursePackageConnection",
  "kind": "LinkedField",
  "name": "packages",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoursePackage",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": (v52/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": "packages(first:100)"
},
v67 = {
  "kind": "Variable",
  "name": "filter",
  "variableName": "gradesOf"
},
v68 = {
  "kind": "Variable",
  "name": "search",
  "variableName": "search"
},
v69 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lessonId",
  "storageKey": null
},
v70 = [
  (v67/*:: as any*/),
  {
    "kind": "Literal",
    "name": "first",
    "value": 50
  },
  {
    "kind": "Variable",
    "name": "orderBy",
    "variableName": "gradesOrder"
  },
  (v68/*:: as any*/)
],
v71 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "userId",
  "storageKey": null
},
v72 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "attendance",
  "storageKey": null
},
v73 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "note",
  "storageKey": null
},
v74 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cursor",
  "storageKey": null
},
v75 = {
  "alias": null,
  "args": null,
  "concreteType": "PageInfo",
  "kind": "LinkedField",
  "name": "pageInfo",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endCursor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasNextPage",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v76 = [
  "search",
  "filter",
  "orderBy"
],
v77 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "learners"
  },
  (v61/*:: as any*/),
  (v68/*:: as any*/)
],
v78 = [
  "search",
  "filter"
],
v79 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "user",
  "plural": false,
  "selections": [
    (v32/*:: as any*/),
    (v34/*:: as any*/),
    (v59/*:: as any*/),
    (v38/*:: as any*/),
    (v35/*:: as any*/)
  ],
  "storageKey": null
},
v80 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "students"
  },
  (v61/*:: as any*/),
  {
    "kind": "Variable",
    "name": "orderBy",
    "variableName": "orderBy"
  },
  (v68/*:: as any*/)
],
v81 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "progress",
  "storageKey": null
},
v82 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastVisitedAt",
  "storageKey": null
},
v83 = [
  (v61/*:: as any*/),
  {
    "kind": "Variable",
    "name": "orderBy",
    "variableName": "certificateOrder"
  },
  {
    "kind": "Variable",
    "name": "revoked",
    "variableName": "revoked"
  },
  (v68/*:: as any*/)
],
v84 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v85 = [
  (v34/*:: as any*/),
  (v32/*:: as any*/)
],
v86 = [
  (v32/*:: as any*/),
  (v53/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "slug",
    "storageKey": null
  }
],
v87 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "usersCount",
  "storageKey": null
},
v88 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "stuck"
  },
  (v61/*:: as any*/),
  (v68/*:: as any*/)
],
v89 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "from",
  "storageKey": null
},
v90 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "to",
  "storageKey": null
},
v91 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "field",
  "storageKey": null
},
v92 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "changes"
  },
  (v61/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/),
      (v10/*:: as any*/),
      (v11/*:: as any*/),
      (v12/*:: as any*/),
      (v13/*:: as any*/),
      (v14/*:: as any*/),
      (v15/*:: as any*/),
      (v16/*:: as any*/),
      (v17/*:: as any*/),
      (v18/*:: as any*/),
      (v19/*:: as any*/),
      (v20/*:: as any*/),
      (v21/*:: as any*/),
      (v22/*:: as any*/),
      (v23/*:: as any*/),
      (v24/*:: as any*/),
      (v25/*:: as any*/),
      (v26/*:: as any*/),
      (v27/*:: as any*/),
      (v28/*:: as any*/),
      (v29/*:: as any*/),
      (v30/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "courseRouteQuery",
    "selections": [
      {
        "alias": null,
        "args": (v31/*:: as any*/),
        "concreteType": "Company",
        "kind": "LinkedField",
        "name": "company",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AdminLayout_company"
          },
          {
            "args": [
              {
                "kind": "Variable",
                "name": "exists",
                "variableName": "exists"
              },
              {
                "kind": "Variable",
                "name": "id",
                "variableName": "id"
              }
            ],
            "kind": "FragmentSpread",
            "name": "CourseScreen_company"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v4/*:: as any*/),
      (v14/*:: as any*/),
      (v7/*:: as any*/),
      (v25/*:: as any*/),
      (v16/*:: as any*/),
      (v15/*:: as any*/),
      (v17/*:: as any*/),
      (v10/*:: as any*/),
      (v11/*:: as any*/),
      (v12/*:: as any*/),
      (v22/*:: as any*/),
      (v30/*:: as any*/),
      (v23/*:: as any*/),
      (v28/*:: as any*/),
      (v19/*:: as any*/),
      (v18/*:: as any*/),
      (v2/*:: as any*/),
      (v21/*:: as any*/),
      (v1/*:: as any*/),
      (v6/*:: as any*/),
      (v5/*:: as any*/),
      (v0/*:: as any*/),
      (v13/*:: as any*/),
      (v3/*:: as any*/),
      (v24/*:: as any*/),
      (v26/*:: as any*/),
      (v9/*:: as any*/),
      (v27/*:: as any*/),
      (v8/*:: as any*/),
      (v29/*:: as any*/),
      (v20/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "courseRouteQuery",
    "selections": [
      {
        "alias": null,
        "args": (v31/*:: as any*/),
        "concreteType": "Company",
        "kind": "LinkedField",
        "name": "company",
        "plural": false,
        "selections": [
          (v32/*:: as any*/),
          (v33/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "timeZone",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "DefaultView",
            "kind": "LinkedField",
            "name": "defaultViews",
            "plural": true,
            "selections": [
              (v34/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "list",
                "storageKey": null
              },
              (v33/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "address",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "columns",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AdminProfile",
            "kind": "LinkedField",
            "name": "adminProfile",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "unreadNotificationCount",
                "storageKey": null
              },
              (v35/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "permissions",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Viewer",
                "kind": "LinkedField",
                "name": "viewer",
                "plural": false,
                "selections": [
                  (v32/*:: as any*/),
                  (v36/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "emailConfirmed",
                    "storageKey": null
                  },
                  (v33/*:: as any*/),
                  (v37/*:: as any*/),
                  (v38/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "condition": "settings",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "yooKassaReady",
                "storageKey": null
              }
            ]
          },
          {
            "condition": "exists",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Variable",
                    "name": "databaseId",
                    "variableName": "id"
                  }
                ],
                "concreteType": "Course",
                "kind": "LinkedField",
                "name": "course",
                "plural": false,
                "selections": [
                  (v33/*:: as any*/),
                  (v39/*:: as any*/),
                  (v32/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "authUserFavouritesExists",
                    "storageKey": null
                  },
                  (v34/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "canBeBought",
                    "storageKey": null
                  },
                  (v40/*:: as any*/),
                  (v41/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "entityType",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CourseFolder",
                    "kind": "LinkedField",
                    "name": "folderCourse",
                    "plural": false,
                    "selections": (v42/*:: as any*/),
                    "storageKey": null
                  },
                  (v43/*:: as any*/),
                  {
                    "condition": "settings",
                    "kind": "Condition",
                    "passingValue": true,
                    "selections": [
                      (v44/*:: as any*/),
                      (v45/*:: as any*/),
                      (v46/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "closeDate",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "UploadedFile",
                        "kind": "LinkedField",
                        "name": "img",
                        "plural": false,
                        "selections": [
                          (v47/*:: as any*/),
                          (v32/*:: as any*/),
                          (v48/*:: as any*/),
                          (v49/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "width",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "height",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "thumbhash",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Form",
                        "kind": "LinkedField",
                        "name": "form",
                        "plural": false,
                        "selections": [
                          (v47/*:: as any*/),
                          (v32/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v50/*:: as any*/),
                      {
                        "alias": "openLessons",
                        "args": [
                          {
                            "kind": "Literal",
                            "name": "filter",
                            "value": {
                              "status": [
                                "VISIBLE",
                                "START",
                                "TRIAL"
                              ]
                            }
                          },
                          {
                            "kind": "Literal",
                            "name": "first",
                            "value": 1
                          }
                        ],
                        "concreteType": "LessonConnection",
                        "kind": "LinkedField",
                        "name": "lessons",
                        "plural": false,
                        "selections": [
                          (v51/*:: as any*/)
                        ],
                        "storageKey": "lessons(filter:{\"status\":[\"VISIBLE\",\"START\",\"TRIAL\"]},first:1)"
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "CourseType",
                        "kind": "LinkedField",
                        "name": "type",
                        "plural": false,
                        "selections": (v52/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "CourseFormat",
                        "kind": "LinkedField",
                        "name": "format",
                        "plural": false,
                        "selections": (v52/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "CourseCategory",
                        "kind": "LinkedField",
                        "name": "subcategoriesWithCategories",
                        "plural": true,
                        "selections": [
                          (v32/*:: as any*/),
                          (v53/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "CourseCategory",
                            "kind": "LinkedField",
                            "name": "parentCategory",
                            "plural": false,
                            "selections": [
                              (v53/*:: as any*/),
                              (v32/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Place",
                        "kind": "LinkedField",
                        "name": "places",
                        "plural": true,
                        "selections": (v52/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "forWhom",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "goal",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "program",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "instruction",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "successResult",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "failResult",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "UploadedFile",
                        "kind": "LinkedField",
                        "name": "imgAnons",
                        "plural": false,
                        "selections": (v54/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "UploadedFile",
                        "kind": "LinkedField",
                        "name": "imgBanner",
                        "plural": false,
                        "selections": (v54/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "UploadedFile",
                        "kind": "LinkedField",
                        "name": "imgBannerMobile",
                        "plural": false,
                        "selections": (v54/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "UploadedFile",
                        "kind": "LinkedField",
                        "name": "imgHeader",
                        "plural": false,
                        "selections": (v54/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "UploadedFile",
                        "kind": "LinkedField",
                        "name": "imgVerticalBanner",
                        "plural": false,
                        "selections": (v54/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "UploadedFile",
                        "kind": "LinkedField",
                        "name": "certificate",
                        "plural": false,
                        "selections": (v54/*:: as any*/),
                        "storageKey": null
                      },
                      (v55/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "priceComment",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "prepositionFrom",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "useFullCourseDiscountPercentage",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "fullCourseDiscountPercentage",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "useSpecialOfferDiscountPercentage",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "specialOfferDiscountPercentage",
                        "storageKey": null
                      },
                      (v56/*:: as any*/),
                      (v57/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "closeDays",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "weeksTime",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "classes",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "showLikes",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "useComments",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "useReviews",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "useRatingPoints",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isConstructor",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "FinishCriteria",
                        "kind": "LinkedField",
                        "name": "finishCriteria",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "lessonsPercentage",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "testsPassed",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "homeworkPoints",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "CourseFolder",
                        "kind": "LinkedField",
                        "name": "folderCourse",
                        "plural": false,
                        "selections": (v58/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "StaffMember",
                        "kind": "LinkedField",
                        "name": "author",
                        "plural": false,
                        "selections": [
                          (v34/*:: as any*/),
                          (v59/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v60/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "updatedAt",
                        "storageKey": null
                      },
                      {
                        "alias": "first",
                        "args": [
                          (v61/*:: as any*/)
                        ],
                        "concreteType": "CoursePackageConnection",
                        "kind": "LinkedField",
                        "name": "packages",
                        "plural": false,
                        "selections": [
                          (v51/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "CoursePackage",
                            "kind": "LinkedField",
                            "name": "nodes",
                            "plural": true,
                            "selections": [
                              (v32/*:: as any*/),
                              (v33/*:: as any*/),
                              (v62/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": "packages(first:20)"
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "CourseBulletPoint",
                        "kind": "LinkedField",
                        "name": "bulletPoints",
                        "plural": true,
                        "selections": [
                          (v32/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "text",
                            "storageKey": null
                          },
                          (v43/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "CourseChatLinkBlock",
                        "kind": "LinkedField",
                        "name": "chatLinkBlocks",
                        "plural": true,
                        "selections": [
                          (v32/*:: as any*/),
                          (v53/*:: as any*/),
                          (v49/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "active",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "CoursePackage",
                            "kind": "LinkedField",
                            "name": "packages",
                            "plural": true,
                            "selections": [
                              (v33/*:: as any*/),
                              (v32/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v43/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ]
                  },
                  {
                    "condition": "layers",
                    "kind": "Condition",
                    "passingValue": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "CourseContent",
                        "kind": "LinkedField",
                        "name": "content",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "BlockLayer",
                            "kind": "LinkedField",
                            "name": "layers",
                            "plural": true,
                            "selections": [
                              (v32/*:: as any*/),
                              (v34/*:: as any*/),
                              (v53/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "parentLayerId",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "sortOrder",
                                "storageKey": null
                              },
                              (v43/*:: as any*/),
                              (v40/*:: as any*/),
                              (v41/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Lesson",
                            "kind": "LinkedField",
                            "name": "lessons",
                            "plural": true,
                            "selections": [
                              (v32/*:: as any*/),
                              (v34/*:: as any*/),
                              (v33/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "layerId",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "sort",
                                "storageKey": null
                              },
                              (v63/*:: as any*/),
                              (v39/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "openType",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "openDaysCount",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "openFinalDate",
                                "storageKey": null
                              },
                              (v40/*:: as any*/),
                              (v41/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ]
                  },
                  {
                    "condition": "gradebook",
                    "kind": "Condition",
                    "passingValue": true,
                    "selections": [
                      (v64/*:: as any*/),
                      (v66/*:: as any*/),
                      {
                        "alias": null,
                        "args": [
                          (v67/*:: as any*/),
                          (v68/*:: as any*/)
                        ],
                        "concreteType": "GradebookColumn",
                        "kind": "LinkedField",
                        "name": "gradebookColumns",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "key",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "kind",
                            "storageKey": null
                          },
                          (v33/*:: as any*/),
                          (v69/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "testDatabaseId",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "isOffline",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "minPoints",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "maxPoints",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "viewerCanGrade",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "averagePoints",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "doneCount",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "gradedCount",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": (v70/*:: as any*/),
                        "concreteType": "GradebookStudentConnection",
                        "kind": "LinkedField",
                        "name": "gradebook",
                        "plural": false,
                        "selections": [
                          (v51/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "GradebookStudentEdge",
                            "kind": "LinkedField",
                            "name": "edges",
                            "plural": true,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "GradebookStudent",
                                "kind": "LinkedField",
                                "name": "node",
                                "plural": false,
                                "selections": [
                                  (v32/*:: as any*/),
                                  (v71/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "userDatabaseId",
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "journalStudentId",
                                    "storageKey": null
                                  },
                                  (v59/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "average",
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "GradebookCell",
                                    "kind": "LinkedField",
                                    "name": "cells",
                                    "plural": true,
                                    "selections": [
                                      {
                                        "alias": null,
                                        "args": null,
                                        "kind": "ScalarField",
                                        "name": "column",
                                        "storageKey": null
                                      },
                                      {
                                        "alias": null,
                                        "args": null,
                                        "kind": "ScalarField",
                                        "name": "state",
                                        "storageKey": null
                                      },
                                      {
                                        "alias": null,
                                        "args": null,
                                        "kind": "ScalarField",
                                        "name": "points",
                                        "storageKey": null
                                      },
                                      (v72/*:: as any*/),
                                      (v73/*:: as any*/),
                                      {
                                        "alias": null,
                                        "args": null,
                                        "kind": "ScalarField",
                                        "name": "workId",
                                        "storageKey": null
                                      },
                                      {
                                        "alias": null,
                                        "args": null,
                                        "kind": "ScalarField",
                                        "name": "workDatabaseId",
                                        "storageKey": null
                                      },
                                      {
                                        "alias": null,
                                        "args": null,
                                        "kind": "ScalarField",
                                        "name": "lastMessageId",
                                        "storageKey": null
                                      },
                                      {
                                        "alias": null,
                                        "args": null,
                                        "kind": "ScalarField",
                                        "name": "attemptDatabaseId",
                                        "storageKey": null
                                      }
                                    ],
                                    "storageKey": null
                                  },
                                  (v47/*:: as any*/)
                                ],
                                "storageKey": null
                              },
                              (v74/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v75/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": (v70/*:: as any*/),
                        "filters": (v76/*:: as any*/),
                        "handle": "connection",
                        "key": "GradebookTab_gradebook",
                        "kind": "LinkedHandle",
                        "name": "gradebook"
                      }
                    ]
                  },
                  {
                    "condition": "journal",
                    "kind": "Condition",
                    "passingValue": true,
                    "selections": [
                      (v64/*:: as any*/),
                      {
                        "alias": null,
                        "args": [
                          {
                            "fields": [
                              {
                                "kind": "Variable",
                                "name": "heldFrom",
                                "variableName": "from"
                              },
                              {
                                "kind": "Variable",
                                "name": "heldTo",
                                "variableName": "to"
                              },
                              {
                                "kind": "Literal",
                                "name": "status",
                                "value": [
                                  "START",
                                  "VISIBLE",
                                  "TRIAL",
                                  "CLOSE"
                                ]
                              },
                              {
                                "kind": "Literal",
                                "name": "type",
                                "value": [
                                  "OFFLINE"
                                ]
                              }
                            ],
                            "kind": "ObjectValue",
                            "name": "filter"
                          },
                          {
                            "kind": "Literal",
                            "name": "first",
                            "value": 31
                          },
                          {
                            "kind": "Literal",
                            "name": "orderBy",
                            "value": {
                              "field": "HELD_AT"
                            }
                          }
                        ],
                        "concreteType": "LessonConnection",
                        "kind": "LinkedField",
                        "name": "lessons",
                        "plural": false,
                        "selections": [
                          (v51/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Lesson",
                            "kind": "LinkedField",
                            "name": "nodes",
                            "plural": true,
                            "selections": [
                              (v32/*:: as any*/),
                              (v34/*:: as any*/),
                              (v33/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "heldAt",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "maxMark",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "viewerCanMark",
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": (v77/*:: as any*/),
                        "concreteType": "JournalStudentConnection",
                        "kind": "LinkedField",
                        "name": "journal",
                        "plural": false,
                        "selections": [
                          (v51/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "JournalStudentEdge",
                            "kind": "LinkedField",
                            "name": "edges",
                            "plural": true,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "JournalStudent",
                                "kind": "LinkedField",
                                "name": "node",
                                "plural": false,
                                "selections": [
                                  (v32/*:: as any*/),
                                  (v59/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "LessonMark",
                                    "kind": "LinkedField",
                                    "name": "marks",
                                    "plural": true,
                                    "selections": [
                                      (v69/*:: as any*/),
                                      (v72/*:: as any*/),
                                      {
                                        "alias": null,
                                        "args": null,
                                        "kind": "ScalarField",
                                        "name": "mark",
                                        "storageKey": null
                                      },
                                      (v73/*:: as any*/)
                                    ],
                                    "storageKey": null
                                  },
                                  (v47/*:: as any*/)
                                ],
                                "storageKey": null
                              },
                              (v74/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v75/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": (v77/*:: as any*/),
                        "filters": (v78/*:: as any*/),
                        "handle": "connection",
                        "key": "JournalTab_journal",
                        "kind": "LinkedHandle",
                        "name": "journal"
                      }
                    ]
                  },
                  {
                    "condition": "roles",
                    "kind": "Condition",
                    "passingValue": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": (v65/*:: as any*/),
                        "concreteType": "CourseTeacherConnection",
                        "kind": "LinkedField",
                        "name": "teachers",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "CourseTeacher",
                            "kind": "LinkedField",
                            "name": "nodes",
                            "plural": true,
                            "selections": [
                              (v32/*:: as any*/),
                              (v79/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": "teachers(first:100)"
                      },
                      {
                        "alias": null,
                        "args": (v65/*:: as any*/),
                        "concreteType": "CourseAdminUserConnection",
                        "kind": "LinkedField",
                        "name": "adminUsers",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "CourseAdminUser",
                            "kind": "LinkedField",
                            "name": "nodes",
                            "plural": true,
                            "selections": [
                              (v79/*:: as any*/),
                              (v32/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": "adminUsers(first:100)"
                      }
                    ]
                  },
                  {
                    "condition": "users",
                    "kind": "Condition",
                    "passingValue": true,
                    "selections": [
                      (v64/*:: as any*/),
                      {
                        "alias": null,
                        "args": (v80/*:: as any*/),
                        "concreteType": "CourseStudentConnection",
                        "kind": "LinkedField",
                        "name": "students",
                        "plural": false,
                        "selections": [
                          (v51/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "CourseStudentEdge",
                            "kind": "LinkedField",
                            "name": "edges",
                            "plural": true,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "CourseStudent",
                                "kind": "LinkedField",
                                "name": "node",
                                "plural": false,
                                "selections": [
                                  (v32/*:: as any*/),
                                  (v81/*:: as any*/),
                                  (v82/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "joinedAt",
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "CourseStudentPackage",
                                    "kind": "LinkedField",
                                    "name": "packages",
                                    "plural": true,
                                    "selections": (v58/*:: as any*/),
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "CourseBranch",
                                    "kind": "LinkedField",
                                    "name": "branch",
                                    "plural": false,
                                    "selections": (v52/*:: as any*/),
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "User",
                                    "kind": "LinkedField",
                                    "name": "user",
                                    "plural": false,
                                    "selections": [
                                      (v34/*:: as any*/),
                                      (v59/*:: as any*/),
                                      (v36/*:: as any*/),
                                      {
                                        "alias": null,
                                        "args": null,
                                        "kind": "ScalarField",
                                        "name": "phone",
                                        "storageKey": null
                                      },
                                      (v38/*:: as any*/),
                                      (v32/*:: as any*/)
                                    ],
                                    "storageKey": null
                                  },
                                  (v47/*:: as any*/)
                                ],
                                "storageKey": null
                              },
                              (v74/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v75/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": (v80/*:: as any*/),
                        "filters": (v76/*:: as any*/),
                        "handle": "connection",
                        "key": "CourseStudents_students",
                        "kind": "LinkedHandle",
                        "name": "students"
                      },
                      {
                        "condition": "namesPackages",
                        "kind": "Condition",
                        "passingValue": true,
                        "selections": [
                          (v66/*:: as any*/)
                        ]
                      }
                    ]
                  },
                  {
                    "condition": "certificates",
                    "kind": "Condition",
                    "passingValue": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "UploadedFile",
                        "kind": "LinkedField",
                        "name": "certificate",
                        "plural": false,
                        "selections": (v42/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": (v83/*:: as any*/),
                        "concreteType": "CourseCertificateConnection",
                        "kind": "LinkedField",
                        "name": "certificates",
                        "plural": false,
                        "selections": [
                          (v51/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "CourseCertificateEdge",
                            "kind": "LinkedField",
                            "name": "edges",
                            "plural": true,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "CourseCertificate",
                                "kind": "LinkedField",
                                "name": "node",
                                "plural": false,
                                "selections": [
                                  (v32/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "number",
                                    "storageKey": null
                                  },
                                  (v59/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "issuedAt",
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "revokedAt",
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "revokeReason",
                                    "storageKey": null
                                  },
                                  (v49/*:: as any*/),
                                  (v40/*:: as any*/),
                                  (v47/*:: as any*/)
                                ],
                                "storageKey": null
                              },
                              (v74/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v75/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": (v83/*:: as any*/),
                        "filters": [
                          "search",
                          "revoked",
                          "orderBy"
                        ],
                        "handle": "connection",
                        "key": "CourseCertificates_certificates",
                        "kind": "LinkedHandle",
                        "name": "certificates"
                      }
                    ]
                  },
                  {
                    "condition": "crm",
                    "kind": "Condition",
                    "passingValue": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Form",
                        "kind": "LinkedField",
                        "name": "crmForm",
                        "plural": false,
                        "selections": (v52/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "crmBitrix",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "crmBitrixFormId",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "crmBitrixFormUrl",
                        "storageKey": null
                      }
                    ]
                  },
                  {
                    "condition": "courseForm",
                    "kind": "Condition",
                    "passingValue": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "HeldCustomField",
                        "kind": "LinkedField",
                        "name": "customFields",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "CustomField",
                            "kind": "LinkedField",
                            "name": "field",
                            "plural": false,
                            "selections": [
                              (v45/*:: as any*/),
                              (v34/*:: as any*/),
                              (v33/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "prompt",
                                "storageKey": null
                              },
                              (v63/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "multiple",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "listShowType",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "CustomFieldVariable",
                                "kind": "LinkedField",
                                "name": "variables",
                                "plural": true,
                                "selections": [
                                  (v34/*:: as any*/),
                                  (v84/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "CustomField",
                                    "kind": "LinkedField",
                                    "name": "dependentCustomFields",
                                    "plural": true,
                                    "selections": (v85/*:: as any*/),
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "CustomFieldVariable",
                                    "kind": "LinkedField",
                                    "name": "dependentVariables",
                                    "plural": true,
                                    "selections": (v85/*:: as any*/),
                                    "storageKey": null
                                  },
                                  (v32/*:: as any*/)
                                ],
                                "storageKey": null
                              },
                              (v32/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "CustomFieldValue",
                            "kind": "LinkedField",
                            "name": "values",
                            "plural": true,
                            "selections": [
                              (v84/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "UploadedFile",
                                "kind": "LinkedField",
                                "name": "file",
                                "plural": false,
                                "selections": [
                                  (v32/*:: as any*/),
                                  (v48/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "mimeType",
                                    "storageKey": null
                                  },
                                  (v49/*:: as any*/)
                                ],
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Form",
                        "kind": "LinkedField",
                        "name": "form",
                        "plural": false,
                        "selections": (v52/*:: as any*/),
                        "storageKey": null
                      }
                    ]
                  },
                  {
                    "condition": "seo",
                    "kind": "Condition",
                    "passingValue": true,
                    "selections": [
                      (v44/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "seoTitle",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "seoDescription",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "seoKeywords",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "CourseCategory",
                        "kind": "LinkedField",
                        "name": "catalogUrlFirstCategory",
                        "plural": false,
                        "selections": (v86/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "catalogUrlFirstCategorySlug",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "CourseCategory",
                        "kind": "LinkedField",
                        "name": "catalogUrlSecondCategory",
                        "plural": false,
                        "selections": (v86/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "catalogUrlSecondCategorySlug",
                        "storageKey": null
                      }
                    ]
                  },
                  {
                    "condition": "statistics",
                    "kind": "Condition",
                    "passingValue": true,
                    "selections": [
                      (v50/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "CourseBranch",
                        "kind": "LinkedField",
                        "name": "branches",
                        "plural": true,
                        "selections": [
                          (v32/*:: as any*/),
                          (v33/*:: as any*/),
                          (v50/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": (v65/*:: as any*/),
                        "concreteType": "CoursePackageConnection",
                        "kind": "LinkedField",
                        "name": "packages",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "CoursePackage",
                            "kind": "LinkedField",
                            "name": "nodes",
                            "plural": true,
                            "selections": [
                              (v32/*:: as any*/),
                              (v33/*:: as any*/),
                              (v87/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": "packages(first:100)"
                      },
                      {
                        "alias": null,
                        "args": [
                          {
                            "kind": "Variable",
                            "name": "filter",
                            "variableName": "funnel"
                          }
                        ],
                        "concreteType": "LessonStatistics",
                        "kind": "LinkedField",
                        "name": "lessonStatistics",
                        "plural": true,
                        "selections": [
                          (v34/*:: as any*/),
                          (v33/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "openCount",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "openedCount",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "finishedCount",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "beforeCount",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "cameCount",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "stuckCount",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "viewersCount",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "watchedSeconds",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "medianWatchedSeconds",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "medianFinishSeconds",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "waitingCount",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "waitingSince",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": (v88/*:: as any*/),
                        "concreteType": "StuckStudentConnection",
                        "kind": "LinkedField",
                        "name": "stuckStudents",
                        "plural": false,
                        "selections": [
                          (v51/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "StuckStudentEdge",
                            "kind": "LinkedField",
                            "name": "edges",
                            "plural": true,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "StuckStudent",
                                "kind": "LinkedField",
                                "name": "node",
                                "plural": false,
                                "selections": [
                                  (v32/*:: as any*/),
                                  (v71/*:: as any*/),
                                  (v59/*:: as any*/),
                                  (v81/*:: as any*/),
                                  (v82/*:: as any*/),
                                  (v69/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "lessonName",
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "stuckDays",
                                    "storageKey": null
                                  },
                                  (v47/*:: as any*/)
                                ],
                                "storageKey": null
                              },
                              (v74/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v75/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": (v88/*:: as any*/),
                        "filters": (v78/*:: as any*/),
                        "handle": "connection",
                        "key": "StuckStudents_stuckStudents",
                        "kind": "LinkedHandle",
                        "name": "stuckStudents"
                      },
                      {
                        "alias": null,
                        "args": [
                          {
                            "kind": "Variable",
                            "name": "from",
                            "variableName": "from"
                          },
                          {
                            "kind": "Variable",
                            "name": "to",
                            "variableName": "to"
                          }
                        ],
                        "concreteType": "CourseStatistics",
                        "kind": "LinkedField",
                        "name": "statistics",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "CourseDay",
                            "kind": "LinkedField",
                            "name": "days",
                            "plural": true,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "day",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "joined",
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "CourseProgressShare",
                            "kind": "LinkedField",
                            "name": "progress",
                            "plural": true,
                            "selections": [
                              (v89/*:: as any*/),
                              (v90/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "students",
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "CourseVisits",
                            "kind": "LinkedField",
                            "name": "visits",
                            "plural": false,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "today",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "week",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "month",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "earlier",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "never",
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ]
                  },
                  {
                    "condition": "remarked",
                    "kind": "Condition",
                    "passingValue": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "CourseFieldCommentCount",
                        "kind": "LinkedField",
                        "name": "fieldCommentCounts",
                        "plural": true,
                        "selections": [
                          (v91/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "count",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ]
                  },
                  {
                    "condition": "branches",
                    "kind": "Condition",
                    "passingValue": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "CourseBranch",
                        "kind": "LinkedField",
                        "name": "branches",
                        "plural": true,
                        "selections": [
                          (v32/*:: as any*/),
                          (v33/*:: as any*/),
                          (v62/*:: as any*/),
                          (v56/*:: as any*/),
                          (v57/*:: as any*/),
                          (v50/*:: as any*/),
                          (v43/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": (v65/*:: as any*/),
                        "concreteType": "CoursePackageConnection",
                        "kind": "LinkedField",
                        "name": "packages",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "CoursePackage",
                            "kind": "LinkedField",
                            "name": "nodes",
                            "plural": true,
                            "selections": [
                              (v32/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "CourseBranch",
                                "kind": "LinkedField",
                                "name": "branch",
                                "plural": false,
                                "selections": (v42/*:: as any*/),
                                "storageKey": null
                              },
                              (v33/*:: as any*/),
                              (v62/*:: as any*/),
                              (v46/*:: as any*/),
                              (v87/*:: as any*/),
                              (v43/*:: as any*/),
                              (v45/*:: as any*/),
                              (v55/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": "packages(first:100)"
                      }
                    ]
                  },
                  {
                    "condition": "history",
                    "kind": "Condition",
                    "passingValue": true,
                    "selections": [
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v47/*:: as any*/),
                          {
                            "alias": null,
                            "args": (v92/*:: as any*/),
                            "concreteType": "AuditConnection",
                            "kind": "LinkedField",
                            "name": "audits",
                            "plural": false,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "AuditEdge",
                                "kind": "LinkedField",
                                "name": "edges",
                                "plural": true,
                                "selections": [
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "Audit",
                                    "kind": "LinkedField",
                                    "name": "node",
                                    "plural": false,
                                    "selections": [
                                      {
                                        "alias": null,
                                        "args": null,
                                        "concreteType": "AuditAuthor",
                                        "kind": "LinkedField",
                                        "name": "author",
                                        "plural": false,
                                        "selections": [
                                          (v34/*:: as any*/),
                                          (v33/*:: as any*/),
                                          (v37/*:: as any*/),
                                          (v38/*:: as any*/)
                                        ],
                                        "storageKey": null
                                      },
                                      (v32/*:: as any*/),
                                      {
                                        "alias": null,
                                        "args": null,
                                        "kind": "ScalarField",
                                        "name": "event",
                                        "storageKey": null
                                      },
                                      {
                                        "alias": null,
                                        "args": null,
                                        "kind": "ScalarField",
                                        "name": "auditableType",
                                        "storageKey": null
                                      },
                                      {
                                        "alias": null,
                                        "args": null,
                                        "kind": "ScalarField",
                                        "name": "auditableId",
                                        "storageKey": null
                                      },
                                      (v60/*:: as any*/),
                                      {
                                        "alias": null,
                                        "args": null,
                                        "kind": "ScalarField",
                                        "name": "viewerCanPutBack",
                                        "storageKey": null
                                      },
                                      {
                                        "alias": null,
                                        "args": null,
                                        "concreteType": "AuditChange",
                                        "kind": "LinkedField",
                                        "name": "changes",
                                        "plural": true,
                                        "selections": [
                                          (v91/*:: as any*/),
                                          (v89/*:: as any*/),
                                          (v90/*:: as any*/),
                                          {
                                            "alias": null,
                                            "args": null,
                                            "kind": "ScalarField",
                                            "name": "cut",
                                            "storageKey": null
                                          }
                                        ],
                                        "storageKey": null
                                      },
                                      (v47/*:: as any*/)
                                    ],
                                    "storageKey": null
                                  },
                                  (v74/*:: as any*/)
                                ],
                                "storageKey": null
                              },
                              (v75/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": (v92/*:: as any*/),
                            "filters": [
                              "filter"
                            ],
                            "handle": "connection",
                            "key": "History_audits",
                            "kind": "LinkedHandle",
                            "name": "audits"
                          }
                        ],
                        "type": "Audited",
                        "abstractKey": "__isAudited"
                      }
                    ]
                  }
                ],
                "storageKey": null
              }
            ]
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0a0b3ec94dd4f4a3b3b15caa4528bd92c39222fe101b48d7191b984246e46b6d",
    "metadata": {},
    "name": "courseRouteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1ebe884b43772244369dd491e0ab5644";

export default node;
