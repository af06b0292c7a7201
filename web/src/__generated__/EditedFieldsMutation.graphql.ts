/**
 * @generated SignedSource<<8faba227c5e5794af6de0c6c6bd05839>>
 * @relayHash 4e57b1be30a3e4486021681bedf6630c
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 16099a6cdda58ce95d8f84cdb24bf31d166b08d88d81156050f19a0dad051d89

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomFieldListShowType = "RADIO_CHECKBOX" | "SELECT";
export type EditCourseCustomFieldsInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  fields: ReadonlyArray<CourseCustomFieldEdit>;
};
export type CourseCustomFieldEdit = {
  description?: string | null | undefined;
  id: string;
  listShowType?: CustomFieldListShowType | null | undefined;
  multiple?: boolean | null | undefined;
  name?: string | null | undefined;
  prompt?: string | null | undefined;
  version?: string | null | undefined;
};
export type EditedFieldsMutation$variables = {
  input: EditCourseCustomFieldsInput;
};
export type EditedFieldsMutation$data = {
  readonly editCourseCustomFields: {
    readonly customFields: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"EditedFields_fields">;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type EditedFieldsMutation = {
  response: EditedFieldsMutation$data;
  variables: EditedFieldsMutation$variables;
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
    "name": "EditedFieldsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "EditCourseCustomFieldsPayload",
        "kind": "LinkedField",
        "name": "editCourseCustomFields",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CustomField",
            "kind": "LinkedField",
            "name": "customFields",
            "plural": true,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "EditedFields_fields"
              }
            ],
            "storageKey": null
          },
          {
            "kind": "InlineDataFragmentSpread",
            "name": "userErrors_payload",
            "selections": [
              (v2/*:: as any*/)
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
    "name": "EditedFieldsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "EditCourseCustomFieldsPayload",
        "kind": "LinkedField",
        "name": "editCourseCustomFields",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CustomField",
            "kind": "LinkedField",
            "name": "customFields",
            "plural": true,
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
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "prompt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "version",
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
    "id": "16099a6cdda58ce95d8f84cdb24bf31d166b08d88d81156050f19a0dad051d89",
    "metadata": {},
    "name": "EditedFieldsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5033671223f5745a2ae1a9eb549e2d9c";

export default node;
