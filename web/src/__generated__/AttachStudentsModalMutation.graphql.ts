/**
 * @generated SignedSource<<e7229aea0e89053cb5e285b7b6c529ee>>
 * @relayHash 35974ea1661fd8d1e13662bb16a12fa9
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 53ebef39909bb3d07aee1417ab8c0eb6b3acdf1b3d1cb4068d6c030ffe1cc480

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UserStatus = "ACTIVE" | "BLOCKED" | "DELETED";
export type AttachCourseStudentsInput = {
  clientMutationId?: string | null | undefined;
  courseId: string;
  packageIds?: ReadonlyArray<string> | null | undefined;
  users: UserSelection;
};
export type UserSelection = {
  ids?: ReadonlyArray<string> | null | undefined;
  matching?: UserMatch | null | undefined;
};
export type UserMatch = {
  filter?: UserFilter | null | undefined;
  search?: string | null | undefined;
};
export type UserFilter = {
  adminBanned?: boolean | null | undefined;
  course?: ReadonlyArray<string> | null | undefined;
  createdFrom?: string | null | undefined;
  createdTo?: string | null | undefined;
  customFields?: ReadonlyArray<CustomFieldCondition> | null | undefined;
  deletion?: ReadonlyArray<string> | null | undefined;
  group?: ReadonlyArray<string> | null | undefined;
  role?: ReadonlyArray<string> | null | undefined;
  status?: ReadonlyArray<UserStatus> | null | undefined;
  visited?: boolean | null | undefined;
  visitedFrom?: string | null | undefined;
  visitedTo?: string | null | undefined;
};
export type CustomFieldCondition = {
  contains?: string | null | undefined;
  field: string;
  from?: string | null | undefined;
  to?: string | null | undefined;
  variables?: ReadonlyArray<number> | null | undefined;
};
export type AttachStudentsModalMutation$variables = {
  input: AttachCourseStudentsInput;
};
export type AttachStudentsModalMutation$data = {
  readonly attachCourseStudents: {
    readonly changedCount: number;
    readonly skipped: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"outcome_skipped">;
    }> | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type AttachStudentsModalMutation = {
  response: AttachStudentsModalMutation$data;
  variables: AttachStudentsModalMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "changedCount",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "code",
    "storageKey": null
  },
  (v3/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "count",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "names",
    "storageKey": null
  }
],
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "userErrors",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "field",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AttachStudentsModalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AttachCourseStudentsPayload",
        "kind": "LinkedField",
        "name": "attachCourseStudents",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SkippedRecords",
            "kind": "LinkedField",
            "name": "skipped",
            "plural": true,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "outcome_skipped",
                "selections": (v4/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AttachStudentsModalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AttachCourseStudentsPayload",
        "kind": "LinkedField",
        "name": "attachCourseStudents",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SkippedRecords",
            "kind": "LinkedField",
            "name": "skipped",
            "plural": true,
            "selections": (v4/*:: as any*/),
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "53ebef39909bb3d07aee1417ab8c0eb6b3acdf1b3d1cb4068d6c030ffe1cc480",
    "metadata": {},
    "name": "AttachStudentsModalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "17b520dfd8597fbac3b541c3b2597f60";

export default node;
