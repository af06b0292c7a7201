/**
 * @generated SignedSource<<a2b34aac6716fc6a79cce647b56be408>>
 * @relayHash 981c0b3e3c41e0d27a56056b8478352b
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 150e8b35b50e28d34014efe7ef426d927a78e2455bf9d0da866df54fb5009c28

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImportedStudentOutcome = "LEARNING" | "NEW" | "REFUSED" | "REPEATED";
export type ImportCourseStudentsInput = {
  check?: boolean;
  clientMutationId?: string | null | undefined;
  courseId: string;
  rows: ReadonlyArray<ImportedStudentInput>;
};
export type ImportedStudentInput = {
  branch?: string | null | undefined;
  contact: string;
  packages?: ReadonlyArray<string> | null | undefined;
};
export type useStudentImportMutation$variables = {
  input: ImportCourseStudentsInput;
};
export type useStudentImportMutation$data = {
  readonly importCourseStudents: {
    readonly isWritten: boolean;
    readonly rows: ReadonlyArray<{
      readonly name: string | null | undefined;
      readonly outcome: ImportedStudentOutcome;
      readonly userErrors: ReadonlyArray<{
        readonly message: string;
      }>;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type useStudentImportMutation = {
  response: useStudentImportMutation$data;
  variables: useStudentImportMutation$variables;
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
  "name": "isWritten",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "ImportedStudent",
  "kind": "LinkedField",
  "name": "rows",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "outcome",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UserError",
      "kind": "LinkedField",
      "name": "userErrors",
      "plural": true,
      "selections": [
        (v3/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v5 = {
  "kind": "InlineFragment",
  "selections": [
    {
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MutationPayload",
  "abstractKey": "__isMutationPayload"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useStudentImportMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ImportCourseStudentsPayload",
        "kind": "LinkedField",
        "name": "importCourseStudents",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v4/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "userErrors_payload",
            "selections": [
              (v5/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          }
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
    "name": "useStudentImportMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ImportCourseStudentsPayload",
        "kind": "LinkedField",
        "name": "importCourseStudents",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "150e8b35b50e28d34014efe7ef426d927a78e2455bf9d0da866df54fb5009c28",
    "metadata": {},
    "name": "useStudentImportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "818595ad9ea151f7fc5f3af71769dd09";

export default node;
