/**
 * @generated SignedSource<<081c55416566cd37eaa9dc82f7cc7976>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CourseTabs_course$data = {
  readonly branches?: {
    readonly " $fragmentSpreads": FragmentRefs<"BranchesTab_course">;
  } | null | undefined;
  readonly certificates?: {
    readonly " $fragmentSpreads": FragmentRefs<"CourseCertificates_course">;
  } | null | undefined;
  readonly crm?: {
    readonly " $fragmentSpreads": FragmentRefs<"CourseCrm_course">;
  } | null | undefined;
  readonly databaseId: number;
  readonly gradebook?: {
    readonly " $fragmentSpreads": FragmentRefs<"GradebookTab_course">;
  } | null | undefined;
  readonly history?: {
    readonly " $fragmentSpreads": FragmentRefs<"History_record">;
  } | null | undefined;
  readonly id: string;
  readonly journal?: {
    readonly " $fragmentSpreads": FragmentRefs<"JournalTab_course">;
  } | null | undefined;
  readonly layers?: {
    readonly " $fragmentSpreads": FragmentRefs<"ContentTab_course">;
  } | null | undefined;
  readonly remarked?: {
    readonly " $fragmentSpreads": FragmentRefs<"CourseRemarks_course">;
  } | null | undefined;
  readonly roles?: {
    readonly " $fragmentSpreads": FragmentRefs<"CourseAccess_course">;
  } | null | undefined;
  readonly seo?: {
    readonly " $fragmentSpreads": FragmentRefs<"CourseSeo_course">;
  } | null | undefined;
  readonly settings?: {
    readonly " $fragmentSpreads": FragmentRefs<"CourseSettings_course">;
  } | null | undefined;
  readonly staff?: {
    readonly " $fragmentSpreads": FragmentRefs<"CourseStaff_course">;
  } | null | undefined;
  readonly statistics?: {
    readonly " $fragmentSpreads": FragmentRefs<"CourseStatistics_course">;
  } | null | undefined;
  readonly users?: {
    readonly " $fragmentSpreads": FragmentRefs<"CourseStudents_course">;
  } | null | undefined;
  readonly " $fragmentType": "CourseTabs_course";
};
export type CourseTabs_course$key = {
  readonly " $data"?: CourseTabs_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseTabs_course">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Variable",
  "name": "search",
  "variableName": "search"
},
v1 = {
  "kind": "Variable",
  "name": "from",
  "variableName": "from"
},
v2 = {
  "kind": "Variable",
  "name": "to",
  "variableName": "to"
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "branches"
    },
    {
      "kind": "RootArgument",
      "name": "certificateOrder"
    },
    {
      "kind": "RootArgument",
      "name": "certificates"
    },
    {
      "kind": "RootArgument",
      "name": "changes"
    },
    {
      "kind": "RootArgument",
      "name": "courseForm"
    },
    {
      "kind": "RootArgument",
      "name": "crm"
    },
    {
      "kind": "RootArgument",
      "name": "from"
    },
    {
      "kind": "RootArgument",
      "name": "funnel"
    },
    {
      "kind": "RootArgument",
      "name": "gradebook"
    },
    {
      "kind": "RootArgument",
      "name": "gradesOf"
    },
    {
      "kind": "RootArgument",
      "name": "gradesOrder"
    },
    {
      "kind": "RootArgument",
      "name": "history"
    },
    {
      "kind": "RootArgument",
      "name": "journal"
    },
    {
      "kind": "RootArgument",
      "name": "layers"
    },
    {
      "kind": "RootArgument",
      "name": "learners"
    },
    {
      "kind": "RootArgument",
      "name": "namesPackages"
    },
    {
      "kind": "RootArgument",
      "name": "orderBy"
    },
    {
      "kind": "RootArgument",
      "name": "remarked"
    },
    {
      "kind": "RootArgument",
      "name": "revoked"
    },
    {
      "kind": "RootArgument",
      "name": "roles"
    },
    {
      "kind": "RootArgument",
      "name": "search"
    },
    {
      "kind": "RootArgument",
      "name": "seo"
    },
    {
      "kind": "RootArgument",
      "name": "settings"
    },
    {
      "kind": "RootArgument",
      "name": "statistics"
    },
    {
      "kind": "RootArgument",
      "name": "stuck"
    },
    {
      "kind": "RootArgument",
      "name": "students"
    },
    {
      "kind": "RootArgument",
      "name": "to"
    },
    {
      "kind": "RootArgument",
      "name": "users"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "CourseTabs_course",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "condition": "settings",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CourseSettings_course"
              }
            ],
            "type": "Course",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "settings"
        }
      ]
    },
    {
      "condition": "layers",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ContentTab_course"
              }
            ],
            "type": "Course",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "layers"
        }
      ]
    },
    {
      "condition": "gradebook",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": [
                  {
                    "kind": "Variable",
                    "name": "filter",
                    "variableName": "gradesOf"
                  },
                  {
                    "kind": "Variable",
                    "name": "orderBy",
                    "variableName": "gradesOrder"
                  },
                  (v0/*:: as any*/)
                ],
                "kind": "FragmentSpread",
                "name": "GradebookTab_course"
              }
            ],
            "type": "Course",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "gradebook"
        }
      ]
    },
    {
      "condition": "journal",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": [
                  {
                    "kind": "Variable",
                    "name": "filter",
                    "variableName": "learners"
                  },
                  (v1/*:: as any*/),
                  (v0/*:: as any*/),
                  (v2/*:: as any*/)
                ],
                "kind": "FragmentSpread",
                "name": "JournalTab_course"
              }
            ],
            "type": "Course",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
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
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CourseAccess_course"
              }
            ],
            "type": "Course",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "roles"
        }
      ]
    },
    {
      "condition": "users",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": [
                  {
                    "kind": "Variable",
                    "name": "filter",
                    "variableName": "students"
                  },
                  {
                    "kind": "Variable",
                    "name": "namesPackages",
                    "variableName": "namesPackages"
                  },
                  {
                    "kind": "Variable",
                    "name": "orderBy",
                    "variableName": "orderBy"
                  },
                  (v0/*:: as any*/)
                ],
                "kind": "FragmentSpread",
                "name": "CourseStudents_course"
              }
            ],
            "type": "Course",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "users"
        }
      ]
    },
    {
      "condition": "certificates",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": [
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
                  (v0/*:: as any*/)
                ],
                "kind": "FragmentSpread",
                "name": "CourseCertificates_course"
              }
            ],
            "type": "Course",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
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
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CourseCrm_course"
              }
            ],
            "type": "Course",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "crm"
        }
      ]
    },
    {
      "condition": "courseForm",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CourseStaff_course"
              }
            ],
            "type": "Course",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "staff"
        }
      ]
    },
    {
      "condition": "seo",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CourseSeo_course"
              }
            ],
            "type": "Course",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "seo"
        }
      ]
    },
    {
      "condition": "statistics",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": [
                  (v1/*:: as any*/),
                  {
                    "kind": "Variable",
                    "name": "funnel",
                    "variableName": "funnel"
                  },
                  (v0/*:: as any*/),
                  {
                    "kind": "Variable",
                    "name": "stuck",
                    "variableName": "stuck"
                  },
                  (v2/*:: as any*/)
                ],
                "kind": "FragmentSpread",
                "name": "CourseStatistics_course"
              }
            ],
            "type": "Course",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "statistics"
        }
      ]
    },
    {
      "condition": "remarked",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CourseRemarks_course"
              }
            ],
            "type": "Course",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "remarked"
        }
      ]
    },
    {
      "condition": "branches",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "BranchesTab_course"
              }
            ],
            "type": "Course",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "branches"
        }
      ]
    },
    {
      "condition": "history",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": [
                  {
                    "kind": "Variable",
                    "name": "filter",
                    "variableName": "changes"
                  }
                ],
                "kind": "FragmentSpread",
                "name": "History_record"
              }
            ],
            "type": "Audited",
            "abstractKey": "__isAudited"
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "history"
        }
      ]
    }
  ],
  "type": "Course",
  "abstractKey": null
};
})();

(node as any).hash = "f78e2132277a5e17d34142a0e35b8931";

export default node;
