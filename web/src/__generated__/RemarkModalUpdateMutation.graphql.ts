/**
 * @generated SignedSource<<b7637351350cd0ce1fb9794cd86e94f7>>
 * @relayHash ffb361dd3cf65cfbe02e4f34e879e5d6
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 07ab4c5d772940f7e2c8d6cad49569a6c103ff0fee6644be5cf5b52cda067831

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpdateCourseRemarkInput = {
  clientMutationId?: string | null | undefined;
  courseId: string;
  id: string;
  text?: string | null | undefined;
  version?: string | null | undefined;
};
export type RemarkModalUpdateMutation$variables = {
  input: UpdateCourseRemarkInput;
};
export type RemarkModalUpdateMutation$data = {
  readonly updateCourseRemark: {
    readonly courseRemark: {
      readonly " $fragmentSpreads": FragmentRefs<"RemarkModal_remark">;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type RemarkModalUpdateMutation = {
  response: RemarkModalUpdateMutation$data;
  variables: RemarkModalUpdateMutation$variables;
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RemarkModalUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateCourseRemarkPayload",
        "kind": "LinkedField",
        "name": "updateCourseRemark",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CourseRemark",
            "kind": "LinkedField",
            "name": "courseRemark",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "RemarkModal_remark"
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
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
    "name": "RemarkModalUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateCourseRemarkPayload",
        "kind": "LinkedField",
        "name": "updateCourseRemark",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CourseRemark",
            "kind": "LinkedField",
            "name": "courseRemark",
            "plural": false,
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
                "name": "version",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "text",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "07ab4c5d772940f7e2c8d6cad49569a6c103ff0fee6644be5cf5b52cda067831",
    "metadata": {},
    "name": "RemarkModalUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "74233ca18599db86883214298114b9c4";

export default node;
