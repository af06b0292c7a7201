/**
 * @generated SignedSource<<af152f3789c7092abd89dd8b81549582>>
 * @relayHash f92f668c3293d1efdc0909bcd411cc6b
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 82f5d861c300338187d7da4a9348a644e3e0d1646f3c3037705b83ce80064f69

import type { ConcreteRequest } from 'relay-runtime';
export type MergeCourseTypesInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  intoId: string;
};
export type CourseTypeListScreenMergeMutation$variables = {
  input: MergeCourseTypesInput;
};
export type CourseTypeListScreenMergeMutation$data = {
  readonly mergeCourseTypes: {
    readonly deletedCourseTypeId: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type CourseTypeListScreenMergeMutation = {
  response: CourseTypeListScreenMergeMutation$data;
  variables: CourseTypeListScreenMergeMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "MergeCourseTypesPayload",
    "kind": "LinkedField",
    "name": "mergeCourseTypes",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedCourseTypeId",
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          },
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
    "name": "CourseTypeListScreenMergeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CourseTypeListScreenMergeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "82f5d861c300338187d7da4a9348a644e3e0d1646f3c3037705b83ce80064f69",
    "metadata": {},
    "name": "CourseTypeListScreenMergeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a369d99cfa38a81746976e888ce3f2d0";

export default node;
