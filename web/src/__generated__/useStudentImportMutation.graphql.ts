/**
 * @generated SignedSource<<09e4a6b3cee516949b6b8c686e8a328c>>
 * @relayHash 8c555988da20421dc535f7b2742b3875
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8eba552f0e23c43635f7051bfb36ab08bac5726b6971512e67d4d853d2117a41

import type { ConcreteRequest } from 'relay-runtime';
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
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
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
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "ImportCourseStudentsPayload",
    "kind": "LinkedField",
    "name": "importCourseStudents",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isWritten",
        "storageKey": null
      },
      {
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
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
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
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useStudentImportMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useStudentImportMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "8eba552f0e23c43635f7051bfb36ab08bac5726b6971512e67d4d853d2117a41",
    "metadata": {},
    "name": "useStudentImportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "83f8f615e9bcb5f40b166e299f74d766";

export default node;
