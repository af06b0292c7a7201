/**
 * @generated SignedSource<<22f8ab8339b8731b5d5dd849c197ace9>>
 * @relayHash aea1e315f3b0bfb4cfd30d04facb47a2
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a58a9af1319355a2df9366962ee99a8080fd320c9b03b2ede56fae57ddbce98

import type { ConcreteRequest } from 'relay-runtime';
export type MergeCourseFormatsInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  intoId: string;
};
export type CourseFormatListScreenMergeMutation$variables = {
  input: MergeCourseFormatsInput;
};
export type CourseFormatListScreenMergeMutation$data = {
  readonly mergeCourseFormats: {
    readonly deletedCourseFormatId: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type CourseFormatListScreenMergeMutation = {
  response: CourseFormatListScreenMergeMutation$data;
  variables: CourseFormatListScreenMergeMutation$variables;
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
    "concreteType": "MergeCourseFormatsPayload",
    "kind": "LinkedField",
    "name": "mergeCourseFormats",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedCourseFormatId",
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
    "name": "CourseFormatListScreenMergeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CourseFormatListScreenMergeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6a58a9af1319355a2df9366962ee99a8080fd320c9b03b2ede56fae57ddbce98",
    "metadata": {},
    "name": "CourseFormatListScreenMergeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "292aea3e5e6d0698cbbafd4b9996a06a";

export default node;
