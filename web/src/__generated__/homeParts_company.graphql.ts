/**
 * @generated SignedSource<<fcb88ed3e78bfc88a87a5e6e01672daa>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type homeParts_company$data = {
  readonly " $fragmentSpreads": FragmentRefs<"companyHome_company" | "courseHome_company" | "formHome_company" | "inviteHome_company" | "jobsHome_company" | "peopleHome_company">;
  readonly " $fragmentType": "homeParts_company";
};
export type homeParts_company$key = {
  readonly " $data"?: homeParts_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"homeParts_company">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "since"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v4 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v5 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v6 = [
  {
    "kind": "Variable",
    "name": "since",
    "variableName": "since"
  }
];
return {
  "argumentDefinitions": (v0/*:: as any*/),
  "kind": "Fragment",
  "metadata": null,
  "name": "homeParts_company",
  "selections": [
    {
      "kind": "InlineDataFragmentSpread",
      "name": "companyHome_company",
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "yooKassaReady",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paidUntil",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SelfDomain",
          "kind": "LinkedField",
          "name": "selfDomains",
          "plural": true,
          "selections": [
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            (v3/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "courseHome_company",
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "filter",
              "value": {
                "status": [
                  "DRAFT"
                ]
              }
            },
            {
              "kind": "Literal",
              "name": "first",
              "value": 4
            },
            {
              "kind": "Literal",
              "name": "orderBy",
              "value": {
                "direction": "DESC",
                "field": "CREATED_AT"
              }
            }
          ],
          "concreteType": "CourseConnection",
          "kind": "LinkedField",
          "name": "courses",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "CourseStatusCount",
              "kind": "LinkedField",
              "name": "countByStatus",
              "plural": true,
              "selections": [
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
          ],
          "storageKey": "courses(filter:{\"status\":[\"DRAFT\"]},first:4,orderBy:{\"direction\":\"DESC\",\"field\":\"CREATED_AT\"})"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CreateCourseAction_company"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CourseHomeCard_company"
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "jobsHome_company",
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "filter",
              "value": {
                "status": [
                  "QUEUED",
                  "RUNNING",
                  "FAILED"
                ]
              }
            },
            {
              "kind": "Literal",
              "name": "first",
              "value": 5
            }
          ],
          "concreteType": "JobConnection",
          "kind": "LinkedField",
          "name": "jobs",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Job",
              "kind": "LinkedField",
              "name": "nodes",
              "plural": true,
              "selections": [
                (v2/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "kind",
                  "storageKey": null
                },
                (v3/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "error",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "createdAt",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": "jobs(filter:{\"status\":[\"QUEUED\",\"RUNNING\",\"FAILED\"]},first:5)"
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "inviteHome_company",
      "selections": [
        (v1/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "InviteHomeCard_company"
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "formHome_company",
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FormHomeCard_company"
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "peopleHome_company",
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": [
            (v4/*:: as any*/)
          ],
          "concreteType": "UserConnection",
          "kind": "LinkedField",
          "name": "users",
          "plural": false,
          "selections": (v5/*:: as any*/),
          "storageKey": "users(first:1)"
        },
        {
          "alias": "waiting",
          "args": [
            {
              "kind": "Literal",
              "name": "filter",
              "value": {
                "adminBanned": true,
                "status": [
                  "ACTIVE"
                ]
              }
            },
            (v4/*:: as any*/)
          ],
          "concreteType": "UserConnection",
          "kind": "LinkedField",
          "name": "users",
          "plural": false,
          "selections": (v5/*:: as any*/),
          "storageKey": "users(filter:{\"adminBanned\":true,\"status\":[\"ACTIVE\"]},first:1)"
        },
        {
          "args": (v6/*:: as any*/),
          "kind": "FragmentSpread",
          "name": "NewcomersCard_company"
        }
      ],
      "args": (v6/*:: as any*/),
      "argumentDefinitions": (v0/*:: as any*/)
    }
  ],
  "type": "Company",
  "abstractKey": null
};
})();

(node as any).hash = "2f9b97a59a052dfd089d92032fe04f60";

export default node;
